// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryQuery } from '#search/state/query-state.ts'
import { updateCurrentUser } from '#session/update.ts'
import { documents, pageOf } from '../../../support/documents.ts'
import { type FakeApi, fakeApi, json } from '../../../support/fake-api.ts'
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
  // Recording loads its code first: left under way, it would reach the network of the next test.
  await vi.waitFor(() => expect(api.sent('POST capture_event')).toHaveLength(1))
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
