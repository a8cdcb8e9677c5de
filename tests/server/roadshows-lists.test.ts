import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Roadshow } from '#contract/roadshow.ts'
import { edgeCompanies } from '#demo/data/edges/companies.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { isUpcoming, type SeedEvent } from '#demo/data/generate/event.ts'
import { createEvents } from '#demo/data/generate/events.ts'
import { tagId } from '#demo/data/generate/world.ts'
import { NOW, world } from './seed/support.ts'
import { openDemoApi, type Query } from './support/api.ts'

const events = createEvents(world)
const startOf = ({ startAt }: SeedEvent) => startAt.getTime()
const next = (a: SeedEvent, b: SeedEvent) => startOf(a) - startOf(b) || a.id - b.id
const latest = (a: SeedEvent, b: SeedEvent) => next(b, a)
const isToCome = (event: SeedEvent) => isUpcoming(event, NOW)
const idsOf = (list: readonly { id: string | number }[]) => list.map(({ id }) => String(id))

let api: Awaited<ReturnType<typeof openDemoApi>>
let token: string

beforeAll(async () => {
  api = await openDemoApi(NOW)
  token = await api.signInAs('full')
})
afterAll(() => api.close())

async function list(path: string, query: Query = {}, as = token) {
  const answer = await api.get(`roadshows${path}`, { page_size: '100', ...query }, as)
  expect(answer.statusCode, answer.body).toBe(200)
  const { records, pagination_metadata } = answer.json()
  return { records: records as Roadshow[], pagination_metadata }
}

/** Every page of a list. */
async function all(path: string, query: Query = {}): Promise<string[]> {
  const first = await list(path, query)
  const pages = Array.from({ length: first.pagination_metadata.num_pages - 1 }, (_, index) => String(index + 2))
  const rest = await Promise.all(pages.map((page) => list(path, { ...query, page })))
  return idsOf([first, ...rest].flatMap(({ records }) => records))
}

describe('R389 R390 lists of events', () => {
  test('R390 upcoming is what is not over, the next one first; recent is what is over, the latest first', async () => {
    expect(await all('/upcoming')).toEqual(idsOf(events.filter(isToCome).sort(next)))
    expect(await all('/recent')).toEqual(idsOf(events.filter((event) => !isToCome(event)).sort(latest)))
  })

  test('R389 roadshows has all of them, the latest first', async () => {
    expect(await all('')).toEqual(idsOf([...events].sort(latest)))
  })

  test('R324 R154 a page of ten, and a list that ends at its limit', async () => {
    const { records, pagination_metadata } = await list('/recent', { page_size: '10', limit: '300', page: '30' })
    expect(records).toHaveLength(10)
    expect(pagination_metadata).toEqual({ page: 30, num_pages: 30, max_records: 300 })
    expect((await list('/recent', { page_size: '10', limit: '300', page: '31' })).records).toEqual([])
    const short = await list('/upcoming', { page_size: '10', limit: '6' })
    expect([short.records.length, short.pagination_metadata.max_records]).toEqual([6, 6])
  })

  test('R390 an event passes from the one list to the other when it is over', async () => {
    const moved = await openDemoApi(NOW)
    try {
      const id = String(edgeEventIds.endingToday)
      const ends = events.find((event) => event.id === edgeEventIds.endingToday)?.endAt ?? NOW
      const has = async (path: string) => {
        const as = await moved.signInAs('full')
        const answer = await moved.get(path, { page_size: '100' }, as)
        return idsOf(answer.json().records).includes(id)
      }
      moved.wait(ends.getTime() - NOW.getTime())
      expect([await has('roadshows/upcoming'), await has('roadshows/recent')]).toEqual([true, false])
      moved.wait(1)
      expect([await has('roadshows/upcoming'), await has('roadshows/recent')]).toEqual([false, true])
    } finally {
      await moved.close()
    }
  })

  test.each(['', '/upcoming', '/recent', '/suggested', '/roadshow_by_id', '/upcoming_by_tag'])(
    'R137 roadshows%s wants a session',
    async (path) => {
      const answer = await api.get(`roadshows${path}`, { tag_id: '1', roadshow_id: '1' })
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['cache-control']).toBe('private, no-store')
    },
  )
})

describe('R312 filters of events', () => {
  const company = edgeCompanies.fifteenCharacters
  const wanted = (ids: readonly number[]) =>
    idsOf(events.filter((event) => isToCome(event) && ids.some((id) => event.tagIds.includes(id))).sort(next))

  test.each([
    ['Region', 'Nordics'],
    ['Sector', 'Technology'],
    ['Roadshow Type', 'Webinar'],
    ['Sub-Sector', 'Semiconductors'],
    ['Country', 'Sweden'],
  ] as const)('R312 filter_%s=%s narrows to what is filed under it', async (category, value) => {
    const ids = await all('/upcoming', { [`filter_${category}`]: value })
    expect(ids).toEqual(wanted([tagId(category, value)]))
  })

  test('R312 a company, several values of a category, several categories', async () => {
    expect(await all('/upcoming', { filter_Company: company.name })).toEqual(wanted([company.id]))
    const regions = [tagId('Region', 'Nordics'), tagId('Region', 'North America')]
    expect(await all('/upcoming', { filter_Region: 'Nordics;North America' })).toEqual(wanted(regions))
    const both = await all('/upcoming', { filter_Region: 'Nordics;North America', 'filter_Roadshow Type': 'Dinner' })
    const dinners = new Set(wanted([tagId('Roadshow Type', 'Dinner')]))
    expect(both).toEqual(wanted(regions).filter((id) => dinners.has(id)))
  })

  test('R312 a value that nothing is filed under, or an unknown category, finds nothing', async () => {
    expect(await all('/upcoming', { filter_Region: 'Atlantis' })).toEqual([])
    expect(await all('/upcoming', { filter_Mood: 'Good' })).toEqual([])
  })

  test('R313 replay_filter leaves what has a replay, locked or not', async () => {
    const replays = events.filter((event) => event.videoId !== null).sort(latest)
    expect(await all('/recent', { replay_filter: 'true' })).toEqual(idsOf(replays))
    const { records } = await list('/recent', { replay_filter: 'true', 'filter_Roadshow Type': 'Webinar' })
    const locked = records.find(({ id }) => id === String(edgeEventIds.replayNotPermissioned))
    expect(locked).toMatchObject({ permissioned: false, replay_details: null })
    expect(await all('/recent', { replay_filter: 'false' })).toHaveLength(400)
  })

  test('R311 search_term looks through names, descriptions, places and tags', async () => {
    const found = await list('', { search_term: 'Zürich' })
    expect(found.records.length).toBeGreaterThan(0)
    expect(idsOf(found.records)).toContain(String(edgeEventIds.threeLocations))
    expect(await all('/upcoming', { search_term: company.name })).toEqual(
      expect.arrayContaining(wanted([company.id]).slice(0, 1)),
    )
    expect(await all('', { search_term: 'zzzz no such event' })).toEqual([])
    for (const search_term of ["'", '"', '%', '&&', ':*', '\\', 'a'.repeat(5000)]) await list('', { search_term })
  })

  test('R312 the panel gets the values of its categories', async () => {
    const categories = 'Region;Sector;Company;Roadshow Type'
    const answer = await api.get('tags/by_category', { categories }, token)
    const lists: Record<string, { value: string }[]> = answer.json()
    expect(Object.keys(lists)).toEqual(categories.split(';'))
    expect(lists['Roadshow Type']?.map(({ value }) => value)).toEqual([
      'Analyst Roadshow',
      'Conference',
      'Dinner',
      'Expert Call',
      'Management Roadshow',
      'Results Call',
      'Site Visit',
      'Webinar',
    ])
    for (const values of Object.values(lists)) expect(values.length).toBeGreaterThan(5)
  })
})

describe('R310 days of events', () => {
  /** The day that an event's own clocks show. */
  const dayOf = (instant: Date, timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)
  const within = (from: string, to: string) =>
    idsOf(
      events
        .filter(({ startAt, endAt, timeZone }) => {
          const last = dayOf(endAt ?? startAt, timeZone)
          return dayOf(startAt, timeZone) <= to && last >= from
        })
        .sort(latest),
    )

  test.each([
    ['2026-03-23', '2026-03-23'],
    ['2026-03-16', '2026-03-20'],
    ['2026-03-29', '2026-03-29'],
    ['2025-10-26', '2025-10-26'],
    ['2026-01-01', '2026-12-31'],
  ])('R310 from %s to %s, both days included, by the clocks of each event', async (start_date, end_date) => {
    const expected = within(start_date, end_date)
    expect(await all('', { start_date, end_date })).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
  })

  test('R310 an open start or end, and days that are none', async () => {
    expect(await all('', { start_date: '2026-06-01' })).toEqual(within('2026-06-01', '9999-12-31'))
    expect(await all('', { end_date: '2025-06-01' })).toEqual(within('0001-01-01', '2025-06-01'))
    for (const start_date of ['2026-02-30', 'soon', '2026-13-01'])
      expect(await all('', { start_date })).toHaveLength(640)
    expect(await all('', { start_date: '2026-06-02', end_date: '2026-06-01' })).toEqual([])
    expect(await all('', { start_date: '2026-06-01', all_time_filter: 'true' })).toHaveLength(640)
  })

  test('R310 just before and after midnight, where a zone and UTC disagree, also on the days clocks change', async () => {
    const id = edgeEventIds.withoutColour
    const on = async (start: string, end: string, zone: string, day: string) => {
      await api.db
        .updateTable('roadshows')
        .set({ start_at: start, end_at: end, time_zone: zone })
        .where('id', '=', id)
        .execute()
      return (await all('', { start_date: day, end_date: day })).includes(String(id))
    }
    // Eight in the evening in New York is past midnight in UTC.
    const evening = ['2026-06-10T00:00:00Z', '2026-06-10T01:00:00Z', 'America/New_York'] as const
    expect(await on(...evening, '2026-06-09')).toBe(true)
    expect(await on(...evening, '2026-06-10')).toBe(false)
    // An event until midnight is not on the day that begins then.
    const late = ['2026-06-09T19:00:00Z', '2026-06-09T22:00:00Z', 'Europe/Berlin'] as const
    expect(await on(...late, '2026-06-09')).toBe(true)
    expect(await on(...late, '2026-06-10')).toBe(false)
    // The day on which London's clocks go forward has 23 hours: its last one is 22:00 to 23:00 UTC.
    const forward = ['2026-03-29T22:15:00Z', '2026-03-29T22:45:00Z', 'Europe/London'] as const
    expect(await on(...forward, '2026-03-29')).toBe(true)
    expect(await on(...forward, '2026-03-30')).toBe(false)
    // The day on which New York's go back has 25.
    const back = ['2026-11-02T04:15:00Z', '2026-11-02T04:45:00Z', 'America/New_York'] as const
    expect(await on(...back, '2026-11-01')).toBe(true)
    expect(await on(...back, '2026-11-02')).toBe(false)
    // South of the equator clocks go the other way round: half past midnight in Sydney is yesterday in UTC.
    const south = ['2026-10-03T14:30:00Z', '2026-10-03T16:30:00Z', 'Australia/Sydney'] as const
    expect(await on(...south, '2026-10-04')).toBe(true)
    expect(await on(...south, '2026-10-03')).toBe(false)
  })
})

describe('R335 one event', () => {
  const one = (roadshow_id: string, as = token) => api.get('roadshows/roadshow_by_id', { roadshow_id }, as)

  test('R335 is the record of the lists, with its replay', async () => {
    const answer = await one(String(edgeEventIds.replay))
    const [listed] = (await list('/recent', { replay_filter: 'true' })).records.filter(
      ({ id }) => id === String(edgeEventIds.replay),
    )
    expect(answer.json()).toMatchObject({ ...listed })
    expect(answer.json().replay.sources.length).toBeGreaterThan(0)
  })

  test('R336 one that is not permitted is told of, without its ways in', async () => {
    const answer = await one(String(edgeEventIds.replayNotPermissioned))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ permissioned: false, replay_details: null, replay: null, meeting_url: null })
  })

  test.each(['999999', '0', '-1', 'abc', '1e3', "1' or 1=1", '99999999999999'])('R335 %s is unknown', async (id) => {
    expect((await one(id)).statusCode).toBe(404)
  })

  test('R335 without an id it is an error', async () => {
    expect((await one('')).statusCode).toBe(400)
    expect((await api.get('roadshows/roadshow_by_id', {}, token)).statusCode).toBe(400)
  })
})
