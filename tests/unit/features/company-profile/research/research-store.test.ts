// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProfile } from '#entities/profile/profile.store.ts'
import { createHistory } from '#features/company-profile/history/history.store.ts'
import { createResearch } from '#features/company-profile/research/research.store.ts'
import { memoryQuery } from '#search/state/query-state.ts'
import { updateCurrentUser } from '#session/update.ts'
import { documents, pageOf } from '../../../../support/documents.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../../../support/fake-api.ts'
import { ada } from '../../../../support/people.ts'
import { analyst, nordmark } from '../companies.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})
afterEach(() => stop())

function research(limit = 300) {
  const onFailure = vi.fn()
  const store = createResearch({ companyId: '2001', query: memoryQuery(), pageSize: 10, limit, onFailure })
  stop = store.start()
  const shown = () => store.$state.get()
  const ready = () =>
    vi.waitUntil(() => {
      const state = shown()
      return state.state === 'ready' && state.more !== 'loading' && state
    })
  return { ...store, shown, ready, onFailure }
}

test('R293 R299 the research of the company is asked for, ten at a time and three hundred at most', async () => {
  api.script('GET web_documents_by_tag', json(pageOf(documents(1, 10), 1, 2)), json(pageOf(documents(11, 14), 2, 2)))
  const { ready, loadMore } = research()
  expect((await ready()).records).toHaveLength(10)
  loadMore()
  await vi.waitFor(async () => expect((await ready()).records).toHaveLength(14))
  expect((await ready()).end).toBe('complete')
  const requests = api.sent('GET web_documents_by_tag').map(({ url }) => Object.fromEntries(url.searchParams))
  expect(requests).toEqual([
    { tag_id: '2001', page: '1', page_size: '10', limit: '300' },
    { tag_id: '2001', page: '2', page_size: '10', limit: '300' },
  ])
})

test('R293 R222 a search asks for the documents of the company that have its words', async () => {
  api.script('GET web_documents_by_tag', json(pageOf(documents(1, 10), 1, 2)), json(pageOf(documents(3, 4), 1, 1)))
  const { ready, search } = research()
  await ready()
  search('margin')
  await vi.waitFor(async () => expect((await ready()).records).toHaveLength(2))
  const [, second] = api.sent('GET web_documents_by_tag').map(({ url }) => Object.fromEntries(url.searchParams))
  expect(second).toMatchObject({ tag_id: '2001', search_term: 'margin', page: '1' })
})

const profileOf = (id: string, onFailure: () => void) =>
  createProfile({ category: 'Company', id, getTitle: () => '', onTitle: vi.fn(), onFailure })

test('R298 a company that is forbidden or unknown is told with its status', async () => {
  for (const status of [403, 404]) {
    api.script('GET tags/2001', refusal(status))
    const onFailure = vi.fn()
    stop()
    stop = profileOf('2001', onFailure).start()
    await vi.waitFor(() => expect(onFailure.mock.calls).toMatchObject([[{ status }]]))
  }
})

test('R284 R298 an address of another kind of tag is no company', async () => {
  api.script('GET tags/1001', json(analyst))
  const onFailure = vi.fn()
  stop()
  stop = profileOf('1001', onFailure).start()
  await vi.waitFor(() => expect(onFailure.mock.calls).toMatchObject([[{ status: 404 }]]))
  // The event of an earlier search may be among the requests.
  expect(api.sent('GET tags/1001')).toHaveLength(1)
  expect(api.sent('GET web_documents_by_tag')).toEqual([])
})

test('R289 the course of the target takes one call for its newest documents', async () => {
  api.script('GET web_documents_by_tag', json(pageOf([], 1, 1)))
  const { $state, start } = createHistory(nordmark, vi.fn())
  stop = start()
  await vi.waitFor(() => expect($state.get()).toMatchObject({ state: 'ready', value: { currency: 'SEK' } }))
  const requests = api.sent('GET web_documents_by_tag').map(({ url }) => Object.fromEntries(url.searchParams))
  expect(requests).toEqual([{ tag_id: '2001', page: '1', page_size: '50', limit: '50' }])
})

test('R289 embedding 12: without its documents no part of a course passes for the whole; it is told, and can be asked for again', async () => {
  api.script('GET web_documents_by_tag', refusal(500), json(pageOf([], 1, 1)))
  const onFailure = vi.fn()
  const { $state, start, retry } = createHistory(nordmark, onFailure)
  stop = start()
  await vi.waitFor(() => expect($state.get()).toMatchObject({ state: 'failed', error: { status: 500 } }))
  expect(onFailure.mock.calls).toMatchObject([[{ code: 'server' }]])
  retry()
  await vi.waitFor(() => expect($state.get()).toMatchObject({ state: 'ready', value: { currency: 'SEK' } }))
})
