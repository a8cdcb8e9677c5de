import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Roadshow } from '#contract/roadshow.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { distributionPreferences } from '#demo/data/edges/preferences.ts'
import { isUpcoming, type SeedEvent } from '#demo/data/generate/event.ts'
import { createEvents } from '#demo/data/generate/events.ts'
import { tagId } from '#demo/data/generate/world.ts'
import { NOW, world } from './seed/support.ts'
import { openDemoApi, type Query } from './support/api.ts'

type Account = keyof typeof seedAccounts
const accounts = Object.keys(seedAccounts) as Account[]

const events = createEvents(world)
const upcoming = events.filter((event) => isUpcoming(event, NOW))

let api: Awaited<ReturnType<typeof openDemoApi>>
const tokens = new Map<Account, string>()

beforeAll(async () => {
  api = await openDemoApi(NOW)
  for (const account of accounts) tokens.set(account, await api.signInAs(account))
})
afterAll(() => api.close())

async function upcomingFor(account: Account): Promise<Roadshow[]> {
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => api.get('roadshows/upcoming', { page, page_size: '100' }, tokens.get(account))),
  )
  return pages.flatMap((page) => page.json().records)
}

/** The rule of events, said once more. */
function isPermitted({ previewLevel, regionIds }: SeedEvent, account: Account): boolean {
  const { level, regions } = seedAccounts[account].entitlement
  const isInRegion = regions === null || regions.some((region) => regionIds.includes(tagId('Region', region)))
  return level >= previewLevel && (isInRegion || regionIds.length === 0)
}

describe('what each account may do', () => {
  test.each(accounts)(
    'R403 R323 to %s every event tells whether it is permitted, and gives ways in only if',
    async (account) => {
      const records = await upcomingFor(account)
      expect(records).toHaveLength(240)
      const permitted = new Set(upcoming.filter((event) => isPermitted(event, account)).map(({ id }) => String(id)))
      expect(
        records
          .filter(({ permissioned }) => permissioned)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...permitted].sort())
      for (const { permissioned, meeting_url, invitation_url, schedule_url, replay_details } of records) {
        if (!permissioned)
          expect([meeting_url, invitation_url, schedule_url, replay_details]).toEqual([null, null, null, null])
      }
    },
  )

  test('R403 the accounts differ', () => {
    const counts = new Set(accounts.map((account) => upcoming.filter((event) => isPermitted(event, account)).length))
    expect(counts.size).toBeGreaterThan(3)
  })

  test('R322 R403 an event without a place left cannot be registered for, but by who has it', async () => {
    const find = async (account: Account) =>
      (await upcomingFor(account)).find(({ id }) => id === String(edgeEventIds.full))
    expect(await find('full')).toMatchObject({ can_register: false, has_requested_slot: false })
    expect(await find('fresh')).toMatchObject({ can_register: true, has_requested_slot: true })
  })

  test('R403 what is over cannot be registered for, whatever its record says', async () => {
    const id = edgeEventIds.replay
    await api.db.updateTable('roadshows').set({ can_register: true }).where('id', '=', id).execute()
    const answer = await api.get('roadshows/roadshow_by_id', { roadshow_id: String(id) }, tokens.get('full'))
    expect(answer.json()).toMatchObject({ can_register: false })
  })
})

describe('an event with a zone that nobody knows', () => {
  const id = edgeEventIds.promoted
  const zone = (time_zone: string) => api.db.updateTable('roadshows').set({ time_zone }).where('id', '=', id).execute()
  const before = events.find((event) => event.id === id)?.timeZone ?? ''
  afterEach(() => zone(before))

  test.each(['London', 'Mars/Base', ''])('R403 %j is told in UTC and breaks no list', async (name) => {
    await zone(name)
    const as = tokens.get('full')
    const query = { page_size: '100', start_date: '2026-01-01', end_date: '2026-12-31' }
    for (const page of ['1', '2', '3']) {
      expect((await api.get('roadshows/upcoming', { ...query, page }, as)).statusCode).toBe(200)
    }
    expect((await api.get('files/datasets/events.csv', {}, as)).statusCode).toBe(200)
    const found = (await api.get('roadshows/roadshow_by_id', { roadshow_id: String(id) }, as)).json()
    expect(found).toMatchObject({ time_zone: 'UTC', start_date: expect.stringMatching(/\+00:00$/) })
  })
})

describe('R242 recommended events', () => {
  const suggested = async (account: Account, limit = '6'): Promise<Roadshow[]> => {
    const answer = await api.get('roadshows/suggested', { limit }, tokens.get(account))
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  /** The rule once more: a preference names a region and a sector together. */
  const isPreferred = (event: SeedEvent, account: Account) =>
    (distributionPreferences[account] ?? []).some((preference) =>
      (['Region', 'Sector'] as const).every((category) =>
        preference[category]?.split(';').some((value) => event.tagIds.includes(tagId(category, value))),
      ),
    )
  const rank = (event: SeedEvent, account: Account) => (isPreferred(event, account) ? 2 : 0) + (event.promoted ? 1 : 0)

  test.each(['full', 'regions', 'trial', 'fresh', 'mustChange'] as const)(
    'R242 to %s: permitted, not asked for, within a preference first, then promoted, then the next',
    async (account) => {
      const asked: readonly number[] =
        account === 'full'
          ? [edgeEventIds.requestedPermissioned, edgeEventIds.requestedNotPermissioned]
          : account === 'fresh'
            ? [edgeEventIds.full]
            : []
      const expected = upcoming
        .filter((event) => isPermitted(event, account) && !asked.includes(event.id))
        .sort((a, b) => rank(b, account) - rank(a, account) || a.startAt.getTime() - b.startAt.getTime() || a.id - b.id)
        .map(({ id }) => String(id))
      expect((await suggested(account)).map(({ id }) => id)).toEqual(expected.slice(0, 6))
      expect((await suggested(account, '100')).map(({ id }) => id)).toEqual(expected.slice(0, 100))
    },
  )

  test('R242 R389 an unreadable or huge limit gives no endless list; the answer is the same each time', async () => {
    expect((await suggested('full', '100000')).length).toBeLessThanOrEqual(100)
    expect((await suggested('full', 'many')).length).toBeLessThanOrEqual(100)
    expect(await suggested('full')).toEqual(await suggested('full'))
  })
})

describe('events that everybody may know of', () => {
  const open = (query: Query = {}, as?: string) => api.get('roadshows/upcoming', { public: 'true', ...query }, as)

  test('R390 without a session: what is marked as public and to come, the next one first', async () => {
    const answer = await open({ page_size: '100' })
    expect(answer.statusCode).toBe(200)
    const expected = upcoming
      .filter(({ isPublic }) => isPublic)
      .sort((a, b) => a.startAt.getTime() - b.startAt.getTime() || a.id - b.id)
      .map(({ id }) => String(id))
    expect(expected.length).toBeGreaterThan(10)
    expect(answer.json().records.map(({ id }: Roadshow) => id)).toEqual(expected.slice(0, 100))
    expect(answer.json().pagination_metadata.max_records).toBe(expected.length)
  })

  test('R390 nothing of any user, no link and no way in', async () => {
    const { records } = (await open({ page_size: '100' })).json()
    const fields = new Set<string>(records.flatMap((record: Roadshow) => Object.keys(record)))
    for (const field of ['permissioned', 'has_requested_slot', 'feedback_url', 'replay_details', 'replay'])
      expect(fields).not.toContain(field)
    for (const field of fields) expect(field).not.toMatch(/_url$/)
    expect(records.some(({ can_register }: Roadshow) => can_register)).toBe(true)
  })

  test('R390 it is the same for a reader with a session, and may be kept for a minute', async () => {
    const [without, withSession] = await Promise.all([open(), open({}, tokens.get('full'))])
    expect(withSession.json()).toEqual(without.json())
    expect(without.headers['cache-control']).toBe('public, max-age=60')
  })

  test('R390 R312 it is narrowed and paged like the list of a reader', async () => {
    const { records, pagination_metadata } = (await open({ 'filter_Roadshow Type': 'Webinar', page_size: '3' })).json()
    expect(records.map(({ type }: Roadshow) => type?.name)).toEqual(['Webinar', 'Webinar', 'Webinar'])
    expect(pagination_metadata.page).toBe(1)
    expect((await open({ filter_Region: 'Atlantis' })).json().records).toEqual([])
  })

  test.each([
    ['roadshows'],
    ['roadshows/recent'],
    ['roadshows/suggested'],
    ['roadshows/roadshow_by_id'],
    ['roadshows/upcoming_by_tag'],
    ['tags/by_category'],
    ['current_user'],
  ])('R137 public=true opens no other call: %s', async (path) => {
    const answer = await api.get(path, { public: 'true', roadshow_id: '1', tag_id: '1', categories: 'Region' })
    expect(answer.statusCode).toBe(401)
  })

  test.each([['false'], ['1'], ['TRUE'], [''], [['true', 'true']]])('R137 public=%s opens nothing', async (value) => {
    expect((await api.get('roadshows/upcoming', { public: value })).statusCode).toBe(401)
  })

  test('R137 nor does it open the registration', async () => {
    const id = edgeEventIds.meetingLink
    expect((await api.post(`roadshows/${id}/register?public=true`, {})).statusCode).toBe(401)
  })
})
