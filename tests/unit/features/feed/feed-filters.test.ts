// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryQuery } from '#search/state/query-state.ts'
import { updateCurrentUser } from '#session/update.ts'
import { documents, pageOf } from '../../../support/documents.ts'
import { type FakeApi, fakeApi, json } from '../../../support/fake-api.ts'
import { answered, feedOf } from '../../../support/feed.ts'
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
