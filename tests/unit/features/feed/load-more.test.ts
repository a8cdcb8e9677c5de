// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updateCurrentUser } from '#session/update.ts'
import { documents, pageOf } from '../../../support/documents.ts'
import { type FakeApi, fakeApi, held, json, type Reply, refusal } from '../../../support/fake-api.ts'
import { answered, feedOf, idsOf } from '../../../support/feed.ts'
import { ada } from '../../../support/people.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})
afterEach(() => stop())

/** A list of that many documents, in pages as long as the request says. */
const listOf =
  (count: number): Reply =>
  (request) => {
    const { searchParams } = new URL(request.url)
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('page_size'))]
    const records = documents((page - 1) * size + 1, Math.min(page * size, count))
    return json(pageOf(records, page, Math.ceil(count / size)))(request)
  }

async function startedFeed(options: Parameters<typeof feedOf>[0] = {}) {
  const feed = feedOf(options)
  stop = feed.start()
  await answered(feed)
  return feed
}

async function loadMore(feed: ReturnType<typeof feedOf>) {
  feed.loadMore()
  await answered(feed)
}

const end = (feed: ReturnType<typeof feedOf>) => {
  const shown = feed.$state.get()
  return shown.state === 'ready' ? [shown.records.length, shown.end] : shown.state
}

test('R233 Load More appends the next page, until the last', async () => {
  api.script('GET all_documents', listOf(25))
  const feed = await startedFeed()
  expect(end(feed)).toEqual([10, 'more'])
  await loadMore(feed)
  await loadMore(feed)
  expect(end(feed)).toEqual([25, 'complete'])
  expect(idsOf(feed)).toEqual(documents(1, 25).map(({ id }) => id))
})

test('R233 at the end of the list Load More asks for nothing', async () => {
  api.script('GET all_documents', listOf(10))
  const feed = await startedFeed()
  await loadMore(feed)
  expect(api.requests).toHaveLength(1)
})

test.each([300, 301, 1000])('R245 R246 trap 11: of %d documents a reader can load 300', async (count) => {
  api.script('GET all_documents', listOf(count))
  const feed = await startedFeed({ pageSize: 100 })
  await loadMore(feed)
  expect(end(feed)).toEqual([200, 'more'])
  await loadMore(feed)
  expect(end(feed)).toEqual([300, 'limit'])
  await loadMore(feed)
  expect(api.requests).toHaveLength(3)
})

test('R246 299 documents are not the limit', async () => {
  api.script('GET all_documents', listOf(299))
  const feed = await startedFeed({ pageSize: 300 })
  expect(end(feed)).toEqual([299, 'complete'])
})

test('R246 a page that goes beyond the limit is cut at it', async () => {
  api.script('GET all_documents', json(documents(1, 40)))
  const feed = await startedFeed({ limit: 25 })
  expect(end(feed)).toEqual([25, 'limit'])
})

test('while more is loading the list stays, and a second press asks for nothing', async () => {
  const more = held()
  api.script('GET all_documents', listOf(25), more.reply)
  const feed = await startedFeed()
  feed.loadMore()
  await vi.waitFor(() => expect(api.requests).toHaveLength(2))
  feed.loadMore()
  expect(feed.$state.get()).toMatchObject({ state: 'ready', more: 'loading', page: 1 })
  more.answer(json(pageOf(documents(11, 20), 2, 3)))
  await answered(feed)
  expect(api.requests).toHaveLength(2)
  expect(end(feed)).toEqual([20, 'more'])
})

test('a document that the next page repeats is shown once', async () => {
  api.script('GET all_documents', json(pageOf(documents(1, 10), 1, 2)), json(pageOf(documents(10, 19), 2, 2)))
  const feed = await startedFeed()
  await loadMore(feed)
  expect(idsOf(feed)).toEqual(documents(1, 19).map(({ id }) => id))
})

test('a page that fails leaves the list, and can be asked for again', async () => {
  api.script('GET all_documents', listOf(25), refusal(500), listOf(25))
  const feed = await startedFeed()
  await loadMore(feed)
  expect(feed.$state.get()).toMatchObject({ state: 'ready', more: 'failed', page: 1 })
  expect(feed.failures).toMatchObject([{ code: 'server' }])
  await loadMore(feed)
  expect(end(feed)).toEqual([20, 'more'])
})

test('R153 R256 a new search while more is loading starts on the first page, and the old page is ignored', async () => {
  const more = held()
  api.script('GET all_documents', listOf(25), more.reply, json(pageOf(documents(90, 91), 1, 1)))
  const feed = await startedFeed()
  feed.loadMore()
  await vi.waitFor(() => expect(api.requests).toHaveLength(2))
  feed.search('gold', 'text')
  await answered(feed)
  more.answer(json(pageOf(documents(11, 20), 2, 3)))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(idsOf(feed)).toEqual(['90', '91'])
})
