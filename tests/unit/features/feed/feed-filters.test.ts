// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
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
  api.script('GET semantic_documents', json(documents(1, 2)))
})
afterEach(() => stop())

function started(start = '', options: Parameters<typeof feedOf>[0] = {}) {
  const feed = feedOf({ query: memoryQuery(new URLSearchParams(start)), ...options })
  stop = feed.start()
  return { feed, query: () => String(feed.query.$query.get()) }
}

const defaults = { tags: { Region: ['Europe'] }, range: { start: '', end: '', allTime: false } }

const lastAsked = () => api.requests.filter(({ call }) => call.startsWith('GET')).at(-1)?.url

test('R204 a chosen tag narrows the list, and taken away it does so no more', async () => {
  const { feed, query } = started()
  feed.addTag('Region', 'Asia')
  await answered(feed)
  expect(lastAsked()?.searchParams.get('filter_Region')).toBe('Asia')
  feed.removeTag('Region', 'Asia')
  await answered(feed)
  expect(query()).toBe('')
  expect(lastAsked()?.searchParams.has('filter_Region')).toBe(false)
})

test('R192 R213 the panel puts its tags and its range in the place of all others', async () => {
  const { feed, query } = started('filter_Region=Asia&search_term=gold')
  feed.applyFilters({ tags: { Sector: ['Energy'] }, range: { start: '2026-01-01', end: '', allTime: false } })
  await answered(feed)
  expect(query()).toBe('search_term=gold&filter_Sector=Energy&start_date=2026-01-01')
})

test('R206 C54 clearing goes back to the filters the feed began with and keeps the search', async () => {
  const { feed, query } = started('', { defaults })
  expect(query()).toBe('filter_Region=Europe')
  feed.search('gold', 'text')
  feed.addTag('Sector', 'Energy')
  feed.removeTag('Region')
  feed.clearAll()
  expect(query()).toBe('search_term=gold&filter_Region=Europe')
  await answered(feed)
})

test('R206 a link with filters of its own wins over those the feed begins with', () => {
  const { query } = started('filter_Sector=Energy', { defaults })
  expect(query()).toBe('filter_Sector=Energy')
})

test('R253 R255 a search by meaning is asked of its own list', async () => {
  const { feed } = started()
  feed.search('rising costs', 'meaning')
  await answered(feed)
  expect(lastAsked()?.pathname).toBe('/api/semantic_documents')
  expect(lastAsked()?.searchParams.get('hide_unentitled')).toBe('true')
  expect(feed.$searchState.get().range.isDefault).toBe(true)
})

test('R215 R216 C50 a chosen range stands in the query, All Time by its own key', async () => {
  const { feed, query } = started('semantic_search_term=costs')
  feed.chooseRange({ start: '', end: '', allTime: true })
  expect(query()).toBe('semantic_search_term=costs&all_time_filter=true')
  feed.chooseRange({ start: '', end: '', allTime: false })
  expect(query()).toBe('semantic_search_term=costs')
  await answered(feed)
})

test('R233 C49 page by page, one page takes the place of another and stands in the query', async () => {
  api.script('GET all_documents', json(pageOf(documents(1, 10), 1, 3)), json(pageOf(documents(21, 30), 3, 3)))
  const { feed, query } = started('', { paging: 'pages', limit: 10_000 })
  await answered(feed)
  feed.goToPage(3)
  expect(query()).toBe('page=3')
  await answered(feed)
  expect(lastAsked()?.searchParams.get('page')).toBe('3')
  expect(idsOf(feed)[0]).toBe('21')
  expect(feed.$state.get()).toMatchObject({ page: 3, pages: 3 })
})

test('R256 a change of search goes back to the first page', async () => {
  const { feed, query } = started('page=3', { paging: 'pages' })
  await answered(feed)
  feed.search('gold', 'text')
  expect(query()).toBe('search_term=gold')
  await answered(feed)
  expect(lastAsked()?.searchParams.get('page')).toBe('1')
})

test('R245 no more pages are offered than the limit has', async () => {
  api.script('GET all_documents', json(pageOf(documents(1, 10), 1, 520)))
  const { feed } = started('', { paging: 'pages', limit: 300 })
  await answered(feed)
  expect(feed.$state.get()).toMatchObject({ pages: 30 })
})

test('R123 filters are recorded as a search, pages are not', async () => {
  const { feed } = started('', { paging: 'pages' })
  feed.addTag('Region', 'Asia')
  feed.goToPage(2)
  await answered(feed)
  await expect.poll(() => api.sent('POST capture_event').length).toBe(1)
})

test('R227 a link to a page keeps its page where nothing is filtered by default', async () => {
  const { feed, query } = started('page=7', { paging: 'pages' })
  await answered(feed)
  expect(query()).toBe('page=7')
  expect(lastAsked()?.searchParams.get('page')).toBe('7')
})

test('R232 an empty list leads back to one without search and filters', async () => {
  const { feed, query } = started('search_term=gold&filter_Region=Asia&start_date=2026-01-01&utm=1')
  feed.startOver()
  expect(query()).toBe('utm=1')
  await answered(feed)
})

test('R227 a page beyond the end of the list leads to its last one', async () => {
  api.script('GET all_documents', json(pageOf([], 999, 3)), json(pageOf(documents(21, 30), 3, 3)))
  const { feed, query } = started('page=999', { paging: 'pages' })
  await answered(feed)
  expect(query()).toBe('page=3')
  expect(idsOf(feed)[0]).toBe('21')
})
