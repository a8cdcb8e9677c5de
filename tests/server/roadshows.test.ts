import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Roadshow } from '#contract/roadshow.ts'
import { edgeCompanies } from '#demo/data/edges/companies.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { createEvents } from '#demo/data/generate/events.ts'
import { tagId } from '#demo/data/generate/world.ts'
import { zonedIso } from '#lib/format/zone.ts'
import { formatDateRange } from '#server/events/date-range.ts'
import { NOW, world } from './seed/support.ts'
import { openDemoApi, type Query } from './support/api.ts'

const company = String(edgeCompanies.fifteenCharacters.id)
const events = createEvents(world)

let api: Awaited<ReturnType<typeof openDemoApi>>
let token: string

beforeAll(async () => {
  api = await openDemoApi(NOW)
  token = await api.signInAs('full')
})
afterAll(() => api.close())

const upcoming = async (query: Query, as = token) => {
  const answer = await api.get('roadshows/upcoming_by_tag', query, as)
  expect(answer.statusCode, answer.body).toBe(200)
  const { records, pagination_metadata } = answer.json()
  return { records: records as Roadshow[], pagination_metadata }
}
/** An edge event among those of its type, the one tag that each has. */
const find = async (event: keyof typeof edgeEventIds, as = token) => {
  const type = events.find(({ id }) => id === edgeEventIds[event])?.type ?? 'Dinner'
  const tag_id = String(tagId('Roadshow Type', type))
  const { records } = await upcoming({ tag_id, page_size: '100' }, as)
  return records.find(({ id }) => id === String(edgeEventIds[event]))
}

describe('roadshows/upcoming_by_tag', () => {
  test('R390 R297 answers the six events of a company that come next, in order of their start', async () => {
    const { records, pagination_metadata } = await upcoming({ tag_id: company, limit: '6', page_size: '6' })
    expect(records).toHaveLength(6)
    expect(pagination_metadata).toEqual({ page: 1, num_pages: 1, max_records: 6 })
    const starts = records.map(({ start_date }) => Date.parse(start_date ?? ''))
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
  })

  test('R390 what is going on is upcoming, what is over is not; an event without end is over when it began', async () => {
    const expected = (tagId: number, now: Date) =>
      events
        .filter(({ tagIds, startAt, endAt }) => tagIds.includes(tagId) && (endAt ?? startAt) >= now)
        .sort((a, b) => a.startAt.getTime() - b.startAt.getTime() || a.id - b.id)
        .map(({ id }) => String(id))
    const busiest = world.analysts.find(({ inactive }) => !inactive)
    for (const tagId of [edgeCompanies.fifteenCharacters.id, busiest?.id ?? 0, 301, 205]) {
      const { records, pagination_metadata } = await upcoming({ tag_id: String(tagId), page_size: '100' })
      const ids = expected(tagId, NOW)
      expect(records.map(({ id }) => id)).toEqual(ids.slice(0, 100))
      expect(pagination_metadata.max_records).toBe(ids.length)
      expect(ids.length).toBeGreaterThan(0)
    }
    for (const key of ['endingToday', 'startedYesterday', 'withoutEnd'] as const) expect(await find(key)).toBeDefined()
    for (const key of ['withoutEndPast', 'replay'] as const) expect(await find(key)).toBeUndefined()
  })

  test('R390 R154 pages follow one another without gap or overlap', async () => {
    const all = (await upcoming({ tag_id: company, page_size: '100' })).records
    const pages = await Promise.all(['1', '2', '3'].map((page) => upcoming({ tag_id: company, page, page_size: '4' })))
    expect(pages.flatMap(({ records }) => records)).toEqual(all.slice(0, 12))
    expect((await upcoming({ tag_id: company, page: '999' })).records).toEqual([])
  })

  test('R403 R325 an event tells what this reader may do and has done', async () => {
    expect(await find('requestedPermissioned')).toMatchObject({ permissioned: true, has_requested_slot: true })
    expect(await find('requestedNotPermissioned')).toMatchObject({ permissioned: false, has_requested_slot: true })
    expect(await find('notPermissioned')).toMatchObject({ permissioned: false, has_requested_slot: false })
    expect(await find('closedRegistration')).toMatchObject({ permissioned: true, can_register: false })
    expect(await find('promoted')).toMatchObject({ promoted: true })
    const other = await api.signInAs('fresh')
    expect(await find('requestedPermissioned', other)).toMatchObject({ permissioned: true, has_requested_slot: false })
  })

  test('R403 R326 the link to a meeting is for those who may take part', async () => {
    expect(await find('meetingLink')).toMatchObject({ meeting_url: 'https://meet.halden.example/open-room' })
    const trial = await api.signInAs('trial')
    expect(await find('meetingLink', trial)).toMatchObject({ permissioned: false, meeting_url: null })
  })

  test('R403 R317 R318 type, colour, locations and format are the event’s own', async () => {
    expect(await find('threeLocations')).toMatchObject({
      type: { name: 'Management Roadshow', colour: '#0b5c7a' },
      location: 'London;Zürich;São Paulo',
      format: 'In person',
    })
    expect(await find('withoutColour')).toMatchObject({ type: { name: 'Dinner', colour: null } })
    expect(await find('withoutLocation')).toMatchObject({ location: null })
  })

  test('R403 times are told with the offset of their own zone, also when clocks change in between', async () => {
    const event = events.find(({ id }) => id === edgeEventIds.acrossClockChange)
    const found = await find('acrossClockChange')
    expect(found?.start_date).toMatch(/T09:00:00\+00:00$/)
    expect(found?.end_date).toMatch(/T17:00:00\+01:00$/)
    expect(Date.parse(found?.end_date ?? '')).toBe(event?.endAt?.getTime())
    expect(await find('withoutEnd')).toMatchObject({ end_date: null })
  })

  test('R298 a hostile name comes as it is, as text', async () => {
    expect((await find('hostileName'))?.name).toContain('<img src=x onerror=')
  })

  test.each(['', 'x', '7;8', "1' or '1'='1", '-1', '1e3', '99999999999', '%'])(
    'R390 tag_id=%s is refused',
    async (tag_id) => {
      const answer = await api.get('roadshows/upcoming_by_tag', { tag_id }, token)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toEqual(['tag_id must be the id of a tag.'])
    },
  )

  test('R390 a tag without events has none; without tag or session it is an error', async () => {
    expect(await upcoming({ tag_id: '999999' })).toEqual({
      records: [],
      pagination_metadata: { page: 1, num_pages: 0, max_records: 0 },
    })
    expect((await api.get('roadshows/upcoming_by_tag', {}, token)).statusCode).toBe(400)
    expect((await api.get('roadshows/upcoming_by_tag', { tag_id: company })).statusCode).toBe(401)
  })
})

describe('when an event is, in words', () => {
  const range = (start: string, end: string | null, zone = 'Europe/London') =>
    formatDateRange(new Date(start), end === null ? null : new Date(end), zone)

  test('R403 R405 by the clocks of its zone: hours on one day, days over several', () => {
    expect(range('2026-11-24T09:00Z', '2026-11-24T10:30Z')).toBe('November 24, 2026, 9:00 AM – 10:30 AM GMT')
    expect(range('2026-11-24T23:30Z', '2026-11-25T01:00Z', 'America/New_York')).toBe(
      'November 24, 2026, 6:30 PM – 8:00 PM EST',
    )
    expect(range('2026-11-24T09:00Z', null)).toBe('November 24, 2026, 9:00 AM GMT')
    expect(range('2026-11-24T09:00Z', '2026-11-26T10:30Z')).toBe('November 24 – 26, 2026')
    expect(range('2026-11-30T09:00Z', '2026-12-02T10:30Z')).toBe('November 30 – December 02, 2026')
    expect(range('2026-12-30T09:00Z', '2027-01-02T10:30Z')).toBe('December 30, 2026 – January 02, 2027')
  })

  test('R403 an instant is told with the offset, ahead, behind or at half hours', () => {
    const at = new Date('2026-07-01T22:05:09Z')
    expect(zonedIso(at, 'Asia/Kolkata')).toBe('2026-07-02T03:35:09+05:30')
    expect(zonedIso(at, 'America/St_Johns')).toBe('2026-07-01T19:35:09-02:30')
    expect(zonedIso(at, 'UTC')).toBe('2026-07-01T22:05:09+00:00')
  })
})
