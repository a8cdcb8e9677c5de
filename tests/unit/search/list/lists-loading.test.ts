// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryQuery, type QueryState } from '#search/state/query-state.ts'
import { renewCurrentUser, signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, type Reply, raw, refusal } from '../../../support/fake-api.ts'
import { ada, grace, onlyFor, renewal } from '../../../support/people.ts'
import { allLists, answered, type Given, ids, idsOf, pagedLists, records } from './lists.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  sessionStorage.clear()
  updateCurrentUser(ada)
})
afterEach(() => stop())

const settled = () => new Promise((resolve) => setTimeout(resolve, 10))

describe.each(allLists)('$name:', ({ call, open }) => {
  const started = (start = '', given: Given = {}) => {
    const list = open(start, given)
    stop = list.store.start()
    return list
  }

  test('R231 it is loading, then ready', async () => {
    api.script(call, records(1, 8))
    const { store } = started()
    expect(store.$state.get()).toEqual({ state: 'loading' })
    await answered(store)
    expect(store.$state.get()).toMatchObject({ state: 'ready', page: 1, pages: 1, end: 'complete', more: 'idle' })
    expect(idsOf(store)).toEqual(ids(1, 8))
  })

  test('R153 trap 10: after its end an answer changes nothing and its failure is not told', async () => {
    const slow = held()
    api.script(call, slow.reply)
    const { store, failures } = open()
    store.start()()
    slow.answer(json({}, 500))
    await settled()
    expect(store.$state.get()).toEqual({ state: 'loading' })
    expect(failures).toEqual([])
  })

  test('a list that was stopped can be started again', async () => {
    api.script(call, records(1, 2))
    const { store } = open()
    store.start()()
    stop = store.start()
    await answered(store)
    expect(idsOf(store)).toEqual(['1', '2'])
  })

  test('R245 R246 R299 R324 a page that goes beyond the limit is cut at it, and nothing more is offered', async () => {
    api.script(call, json(ids(1, 40).map((id) => ({ id }))))
    const { store } = started('', { pageSize: 25, limit: 25 })
    await answered(store)
    expect(idsOf(store)).toEqual(ids(1, 25))
    expect(store.$state.get()).toMatchObject({ end: 'limit' })
    store.loadMore()
    expect(api.requests).toHaveLength(1)
  })

  test.each<[string, Reply]>([
    ['server', refusal(500)],
    ['forbidden', refusal(403)],
    ['too-many-requests', refusal(429)],
    ['bad-response', raw('<html>')],
    ['bad-response', json({ records: 'none' })],
  ])('R112 R113 C30 a failure is a state of its own (%s), told once', async (code, reply) => {
    api.script(call, reply)
    const { store, failures } = started()
    await answered(store)
    expect(store.$state.get()).toMatchObject({ state: 'failed', error: { code }, retrying: false })
    expect(failures).toMatchObject([{ code }])
  })

  test('R113 C30 a list that failed can be requested again; the failure stays until then', async () => {
    api.script(call, refusal(500), records(1, 2))
    const { store } = started()
    await answered(store)
    store.retry()
    expect(store.$state.get()).toMatchObject({ state: 'failed', retrying: true })
    await answered(store)
    expect(idsOf(store)).toEqual(['1', '2'])
  })

  test('R025 R039 signed out it is requested by no call, and a sign-in loads it', async () => {
    signOut()
    api.script(call, records(1, 2))
    const { store } = started()
    await answered(store)
    expect(store.$state.get()).toEqual({ state: 'signed-out' })
    expect(api.requests).toEqual([])
    updateCurrentUser(ada)
    await answered(store)
    expect(idsOf(store)).toEqual(['1', '2'])
  })

  test('R011 a sign-out takes it away, and what is under way with it', async () => {
    const slow = held()
    api.script(call, slow.reply)
    const { store, failures } = started()
    signOut()
    expect(store.$state.get()).toEqual({ state: 'signed-out' })
    slow.answer(records(1, 2))
    await settled()
    expect(store.$state.get()).toEqual({ state: 'signed-out' })
    expect(failures).toEqual([])
  })

  test('another user has a list of their own', async () => {
    api.script(call, records(1, 2), records(8, 9))
    const { store } = started()
    await answered(store)
    updateCurrentUser(grace)
    expect(store.$state.get()).toEqual({ state: 'loading' })
    await answered(store)
    expect(idsOf(store)).toEqual(['8', '9'])
  })

  test('R138 a renewed token loads nothing', async () => {
    api.script(call, records(1, 2))
    const { store } = started()
    await answered(store)
    const shown = store.$state.get()
    renewCurrentUser({ accessToken: 'access-2', refreshToken: 'refresh-2', name: 'Ada King' })
    expect(store.$state.get()).toBe(shown)
  })

  test('R138 a list whose token was spent is shown after the renewal', async () => {
    api.script(call, onlyFor('access-2', records(1, 2)))
    api.script('POST refresh_auth_token', json(renewal))
    const { store } = started()
    await answered(store)
    expect(idsOf(store)).toEqual(['1', '2'])
    expect(api.sent(call)).toHaveLength(2)
  })

  test('R187 what was shown at a step of the history is shown again without a call, to the same user alone', async () => {
    const kept = new Map<string, unknown>()
    const query: QueryState = {
      ...memoryQuery(),
      keep: (key, shown) => void kept.set(key, shown),
      recall: (key) => kept.get(key),
    }
    api.script(call, records(1, 8))
    const first = open('', { query })
    const end = first.store.start()
    await answered(first.store)
    end()
    const again = started('', { query })
    expect(again.store.$state.get()).toEqual(first.store.$state.get())
    expect(api.requests).toHaveLength(1)
    updateCurrentUser(grace)
    expect(again.store.$state.get()).toEqual({ state: 'loading' })
  })
})

describe.each(pagedLists)('$name:', ({ call, open }) => {
  const started = async (start = '', given: Given = {}) => {
    const list = open(start, given)
    stop = list.store.start()
    await answered(list.store)
    return {
      ...list,
      async loadMore() {
        list.store.loadMore()
        await answered(list.store)
      },
      end() {
        const shown = list.store.$state.get()
        return shown.state === 'ready' ? [shown.records.length, shown.end] : shown.state
      },
    }
  }

  test('R233 Load More appends the next page, until the last; then it requests nothing', async () => {
    api.script(call, records(1, 25))
    const { store, loadMore, end } = await started()
    expect(end()).toEqual([10, 'more'])
    await loadMore()
    await loadMore()
    expect(end()).toEqual([25, 'complete'])
    expect(idsOf(store)).toEqual(ids(1, 25))
    await loadMore()
    expect(api.requests).toHaveLength(3)
  })

  test.each([300, 301, 1000])('R245 R246 trap 11: of %d records a user can load 300', async (count) => {
    api.script(call, records(1, count))
    const { loadMore, end } = await started('', { pageSize: 100 })
    await loadMore()
    expect(end()).toEqual([200, 'more'])
    await loadMore()
    expect(end()).toEqual([300, 'limit'])
    await loadMore()
    expect(api.requests).toHaveLength(3)
  })

  test('R246 299 records are not the limit', async () => {
    api.script(call, records(1, 299))
    const { end } = await started('', { pageSize: 300 })
    expect(end()).toEqual([299, 'complete'])
  })

  test('while more is loading the list stays, and a second press requests nothing', async () => {
    const more = held()
    api.script(call, records(1, 25), more.reply)
    const { store, end } = await started()
    store.loadMore()
    await vi.waitFor(() => expect(api.requests).toHaveLength(2))
    store.loadMore()
    expect(store.$state.get()).toMatchObject({ state: 'ready', more: 'loading', page: 1 })
    more.answer(records(1, 25))
    await answered(store)
    expect(api.requests).toHaveLength(2)
    expect(end()).toEqual([20, 'more'])
  })

  test('R233 a record that the next page repeats is shown once', async () => {
    const page = (first: number, last: number, number: number) =>
      json({ records: ids(first, last).map((id) => ({ id })), pagination_metadata: { page: number, num_pages: 2 } })
    api.script(call, page(1, 10, 1), page(10, 19, 2))
    const { store, loadMore } = await started()
    await loadMore()
    expect(idsOf(store)).toEqual(ids(1, 19))
  })

  test('a page that fails leaves the list, and can be requested again', async () => {
    api.script(call, records(1, 25), refusal(500), records(1, 25))
    const { store, failures, loadMore, end } = await started()
    await loadMore()
    expect(store.$state.get()).toMatchObject({ state: 'ready', more: 'failed', page: 1 })
    expect(failures).toMatchObject([{ code: 'server' }])
    await loadMore()
    expect(end()).toEqual([20, 'more'])
  })
})
