// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { defaults } from '#config/settings.ts'
import { markEventsChanged } from '#entities/event/registration/events-changed.ts'
import { memoryQuery } from '#search/state/query-state.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { answered, eventList, events, eventsOf, idsOf, PAST, UPCOMING } from './support.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  api.script(UPCOMING, eventList(events(1, 23)))
  api.script(PAST, eventList(events(101, 104)))
})
afterEach(() => {
  stop()
  configure({ startDateKey: defaults.startDateKey, endDateKey: defaults.endDateKey })
})

function started(start = '', options: Parameters<typeof eventsOf>[0] = {}) {
  const store = eventsOf({ query: memoryQuery(new URLSearchParams(start)), ...options })
  stop = store.start()
  return store
}

const requests = (call: string) => api.sent(call).map(({ url }) => Object.fromEntries(url.searchParams))
const last = (call: string) => requests(call).at(-1)

test('R307 R324 R390 events to come are read ten at a time, 300 at most', async () => {
  const store = started()
  await answered(store)
  expect(requests(UPCOMING)).toEqual([{ page: '1', page_size: '10', limit: '300' }])
  expect(idsOf(store)).toHaveLength(10)
  store.loadMore()
  await answered(store)
  store.loadMore()
  await answered(store)
  expect(idsOf(store)).toHaveLength(23)
  expect(store.$state.get()).toMatchObject({ end: 'complete' })
})

test('R307 R390 past events are a list of their own', async () => {
  const store = started('', { view: 'past' })
  await answered(store)
  expect(requests(UPCOMING)).toEqual([])
  expect(idsOf(store)).toEqual(['101', '102', '103', '104'])
})

test('R309 R311 R312 R313 C57 search, tags, dates and replay are asked of the API by its own keys', async () => {
  configure({ startDateKey: 'von', endDateKey: 'bis' })
  const query = 'search_term=grid&filter_Roadshow+Type=Dinner&von=2026-10-01&bis=2026-11-01&replay_filter=true'
  const store = started(query, { view: 'past' })
  await answered(store)
  expect(last(PAST)).toEqual({
    search_term: 'grid',
    start_date: '2026-10-01',
    end_date: '2026-11-01',
    'filter_Roadshow Type': 'Dinner',
    replay_filter: 'true',
    page: '1',
    page_size: '10',
    limit: '300',
  })
})

test('R313 events to come do not apply With Replay, and leave it in the query', async () => {
  const store = started('replay_filter=true')
  await answered(store)
  expect(last(UPCOMING)).not.toHaveProperty('replay_filter')
  expect(String(store.query.$query.get())).toBe('replay_filter=true')
})

test('R123 R311 R313 searches and filters are edits of the query, recorded once each; other keys stay', async () => {
  const store = started('utm=x', { view: 'past' })
  await answered(store)
  store.search(' grid ')
  store.addTag('Region', 'Europe; West')
  store.chooseRange({ start: '2026-10-01', end: '', allTime: false })
  store.showReplays(true)
  await answered(store)
  expect(String(store.query.$query.get())).toBe(
    'utm=x&search_term=grid&filter_Region=Europe%253B+West&start_date=2026-10-01&replay_filter=true',
  )
  expect(last(PAST)).toMatchObject({ filter_Region: 'Europe%3B West', replay_filter: 'true' })
  store.showReplays(true)
  await vi.waitFor(() => expect(api.sent('POST capture_event')).toHaveLength(4))
  for (const { json } of api.sent('POST capture_event')) expect(json).toMatchObject({ event_type: 'Search' })
})

test('R212 C54 clear all takes tags and dates; search and With Replay stay', async () => {
  const store = started('search_term=grid&filter_Region=Europe&end_date=2026-10-01&replay_filter=true', {
    view: 'past',
  })
  await answered(store)
  store.clearAll()
  expect(String(store.query.$query.get())).toBe('search_term=grid&replay_filter=true')
  store.startOver()
  expect(String(store.query.$query.get())).toBe('')
})

test('R330 after a registration all that is shown is read anew, and stays until then', async () => {
  const store = started()
  await answered(store)
  store.loadMore()
  await answered(store)
  const answer = held()
  api.script(UPCOMING, answer.reply)
  markEventsChanged()
  expect(idsOf(store)).toHaveLength(20)
  answer.answer(eventList(events(1, 23).map((event) => ({ ...event, has_requested_slot: true }))))
  await vi.waitFor(() => {
    const shown = store.$state.get()
    expect(shown).toMatchObject({ state: 'ready', page: 2 })
    expect(shown.state === 'ready' && shown.records.map((event) => event.has_requested_slot)).toEqual(
      Array(20).fill(true),
    )
  })
  stop()
  const calls = requests(UPCOMING).length
  markEventsChanged()
  expect(requests(UPCOMING)).toHaveLength(calls)
})

test('R187 R330 what was shown before a registration does not come back with Back', async () => {
  const kept = new Map<string, unknown>()
  const query = memoryQuery(new URLSearchParams())
  const keep = (key: string, shown: unknown) => void kept.set(key, shown)
  const store = started('', { query: { ...query, keep, recall: (key) => kept.get(key) } })
  await answered(store)
  store.search('grid')
  await answered(store)
  markEventsChanged()
  await vi.waitFor(() => expect(requests(UPCOMING)).toHaveLength(3))
  query.set(new URLSearchParams(), 'replace')
  await vi.waitFor(() => expect(requests(UPCOMING)).toHaveLength(4))
  expect(last(UPCOMING)).not.toHaveProperty('search_term')
})

test('what is no event is left out', async () => {
  api.script(UPCOMING, json([null, 7, 'x', { id: '1' }]))
  const store = started()
  await answered(store)
  expect(idsOf(store)).toEqual(['1'])
})

test('anonymous: signed out, the events that everybody may know of are asked for without a session', async () => {
  signOut()
  const store = started('search_term=grid', { anonymous: true })
  await answered(store)
  expect(last(UPCOMING)).toMatchObject({ public: 'true', search_term: 'grid' })
  expect(api.sent(UPCOMING).at(-1)?.headers.get('authorization')).toBeNull()
  expect(idsOf(store)).toHaveLength(10)
  updateCurrentUser(ada)
  await answered(store)
  expect(last(UPCOMING)).not.toHaveProperty('public')
})

test('anonymous: past events are for clients', () => {
  signOut()
  expect(started('', { anonymous: true, view: 'past' }).$state.get()).toEqual({ state: 'signed-out' })
})

test('anonymous: an API that has nothing for everybody leads to the invitation to sign in', async () => {
  signOut()
  api.script(UPCOMING, refusal(401))
  const store = started('', { anonymous: true })
  await answered(store)
  expect(store.$state.get()).toEqual({ state: 'signed-out' })
  expect(store.failures).toEqual([])
})
