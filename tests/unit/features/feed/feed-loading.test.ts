// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryQuery } from '#search/state/query-state.ts'
import { updateCurrentUser } from '#session/update.ts'
import { documents, pageOf } from '../../../support/documents.ts'
import { type FakeApi, fakeApi, held, json } from '../../../support/fake-api.ts'
import { answered, feedOf, idsOf } from '../../../support/feed.ts'
import { ada } from '../../../support/people.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  api.script('GET all_documents', json(pageOf(documents(1, 10), 1, 3)))
})
afterEach(() => stop())

const requests = () =>
  api.requests.filter(({ call }) => call.startsWith('GET')).map(({ url }) => url.pathname + url.search)

test('R231 a feed is loading, then ready', async () => {
  const feed = feedOf()
  stop = feed.start()
  expect(feed.$state.get()).toEqual({ state: 'loading' })
  await answered(feed)
  expect(feed.$state.get()).toEqual({
    state: 'ready',
    records: documents(1, 10),
    page: 1,
    pages: 3,
    end: 'more',
    more: 'idle',
  })
})

test('R154 R245 it asks for page, page size and limit', async () => {
  const feed = feedOf({ pageSize: 25, limit: 100 })
  stop = feed.start()
  await answered(feed)
  expect(requests()).toEqual(['/api/all_documents?page=1&page_size=25&limit=100'])
})

test('R187 it asks for what stands in its query, and for what it is locked to', async () => {
  const query = memoryQuery(new URLSearchParams('search_term=gold&unknown=1'))
  const feed = feedOf({ query, lockedFilters: new URLSearchParams('filter_Company=Acme') })
  stop = feed.start()
  await answered(feed)
  expect(requests()).toEqual(['/api/all_documents?search_term=gold&filter_Company=Acme&page=1&page_size=10&limit=300'])
})

test('R251 a quick filter asks its own list', async () => {
  api.script('GET eps_documents', json([{ id: 'e' }]))
  const feed = feedOf()
  stop = feed.start()
  feed.chooseQuickFilter('Earnings Hub')
  await answered(feed)
  expect(feed.$searchState.get().quickFilter).toBe('Earnings Hub')
  expect(idsOf(feed)).toEqual(['e'])
  expect(String(feed.query.$query.get())).toBe('libraries=Earnings+Hub')
})

test('R173 R232 a search reloads the list with the trimmed text, and clearing it does so without', async () => {
  const feed = feedOf()
  stop = feed.start()
  await answered(feed)
  feed.search('  gold ', 'text')
  await answered(feed)
  feed.search('', 'text')
  await answered(feed)
  expect(requests().map((address) => new URLSearchParams(address.split('?')[1]).get('search_term'))).toEqual([
    null,
    'gold',
    null,
  ])
})

test('a search for what is shown already asks for nothing', async () => {
  const feed = feedOf()
  stop = feed.start()
  await answered(feed)
  feed.search(' ', 'text')
  feed.chooseQuickFilter('All')
  expect(feed.$state.get().state).toBe('ready')
  expect(api.requests).toHaveLength(1)
})

test('a change of the query that asks for the same list loads nothing', async () => {
  const feed = feedOf()
  stop = feed.start()
  await answered(feed)
  feed.query.set(new URLSearchParams('utm_source=mail'), 'push')
  expect(feed.$state.get().state).toBe('ready')
})

test('R123 each search and each quick filter is recorded, Back and Forward are not', async () => {
  const feed = feedOf()
  stop = feed.start()
  feed.search('gold', 'text')
  feed.search('gold', 'text')
  feed.chooseQuickFilter('Primers')
  feed.query.set(new URLSearchParams(), 'replace')
  await vi.waitFor(() => expect(api.sent('POST capture_event')).toHaveLength(2))
  expect(api.sent('POST capture_event').map(({ json }) => json)).toMatchObject(Array(2).fill({ event_type: 'Search' }))
})

test('R153 trap 10: the latest request wins, and the answer of an older one is ignored', async () => {
  const slow = held()
  api.script('GET all_documents', slow.reply, json(documents(50, 51)))
  const feed = feedOf()
  stop = feed.start()
  await vi.waitFor(() => expect(api.requests).toHaveLength(1))
  feed.search('gold', 'text')
  await answered(feed)
  slow.answer(json(documents(1, 9)))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(idsOf(feed)).toEqual(['50', '51'])
  expect(feed.failures).toEqual([])
})

test('R153 trap 10: after its end an answer changes nothing and its failure is not told', async () => {
  const slow = held()
  api.script('GET all_documents', slow.reply)
  const feed = feedOf()
  feed.start()()
  slow.answer(json({}, 500))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(feed.$state.get()).toEqual({ state: 'loading' })
  expect(feed.failures).toEqual([])
})

test('a feed that was stopped can be started again', async () => {
  const feed = feedOf()
  feed.start()()
  stop = feed.start()
  await answered(feed)
  expect(idsOf(feed)).toHaveLength(10)
})
