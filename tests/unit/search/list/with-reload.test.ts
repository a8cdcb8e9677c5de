// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { List } from '#api/list.ts'
import { createList, type ListSpec } from '#search/list/create-list.ts'
import { withReload } from '#search/list/with-reload.ts'
import { memoryQuery, type QueryState } from '#search/state/query-state.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { ada } from '../../../support/people.ts'

type Row = { id: string; words?: string }

let stop = () => {}
beforeEach(() => updateCurrentUser(ada))
afterEach(() => stop())

/**
 * A list of the API, two records a page, that a test changes or breaks at any time; `gate` holds its answers back. It has no
 * page of more than the `largest`.
 */
function open(options: { paging?: 'more' | 'pages'; page?: number; anonymous?: boolean; largest?: number } = {}) {
  const { paging = 'more', page = 1, anonymous = false, largest = 100 } = options
  const server = { rows: ['1', '2', '3', '4', '5'].map((id): Row => ({ id })), failure: undefined as Error | undefined }
  let gate: Promise<void> | undefined
  let pass = () => {}
  const pages: number[] = []
  const [onFailure, onShorter] = [vi.fn(), vi.fn()]
  const kept = new Map<string, unknown>()
  const query: QueryState = {
    ...memoryQuery(),
    keep: (key, shown) => void kept.set(key, shown),
    recall: (key) => kept.get(key),
  }
  const spec: ListSpec<Row> = {
    query,
    paging,
    pageSize: 2,
    limit: 300,
    anonymous,
    page: () => page,
    key: () => 'all',
    async fetch(number, signal, pageSize): Promise<List<Row>> {
      const size = Math.min(pageSize, largest)
      pages.push(number)
      await gate
      signal.throwIfAborted()
      if (server.failure) throw server.failure
      const records = server.rows.slice((number - 1) * size, number * size)
      return { records, paging: { page: number, num_pages: Math.ceil(server.rows.length / size) } }
    },
    onShorter,
    onFailure,
  }
  const list = withReload(createList(spec), spec, atom(0))
  stop = list.start()
  const shown = () => list.$state.get()
  const rows = () => {
    const state = shown()
    return state.state === 'ready' ? state.records.map(({ id, words }) => id + (words ?? '')) : []
  }
  return {
    ...list,
    server,
    pages,
    kept,
    onFailure,
    onShorter,
    shown,
    rows,
    shows: (...ids: string[]) => vi.waitUntil(() => rows().join() === ids.join()),
    /** Answers wait until the result is called. */
    hold() {
      gate = new Promise((resolve) => {
        pass = resolve
      })
      return () => {
        pass()
        gate = undefined
      }
    },
  }
}

/** The states that are shown until the list is idle again. */
function statesOf(list: ReturnType<typeof open>) {
  const states: string[] = []
  list.$state.listen((state) => states.push(state.state))
  return states
}

test('R330 every page that is shown is read again, quietly', async () => {
  const list = open()
  await list.shows('1', '2')
  list.loadMore()
  await list.shows('1', '2', '3', '4')
  list.server.rows = list.server.rows.map((row) => ({ ...row, words: '!' }))
  const states = statesOf(list)
  list.reload()
  await list.shows('1!', '2!', '3!', '4!')
  expect(list.pages).toEqual([1, 2, 1])
  expect(new Set(states)).toEqual(new Set(['ready']))
  expect(list.shown()).toMatchObject({ page: 2, pages: 3, end: 'more', more: 'idle' })
})

test('R330 an API of smaller pages is asked for one after the other, and more goes on where they end', async () => {
  const list = open({ largest: 3 })
  list.server.rows = Array.from({ length: 9 }, (_, index) => ({ id: `${index + 1}` }))
  await list.shows('1', '2')
  list.loadMore()
  await list.shows('1', '2', '3', '4')
  list.server.rows = list.server.rows.map((row) => ({ ...row, words: '!' }))
  const release = list.hold()
  list.reload()
  expect(list.pages).toEqual([1, 2, 1])
  release()
  await list.shows('1!', '2!', '3!', '4!')
  expect(list.pages).toEqual([1, 2, 1, 2])
  expect(list.shown()).toMatchObject({ page: 2, end: 'more' })
  list.loadMore()
  await list.shows('1!', '2!', '3!', '4!', '5!', '6!')
})

test('R330 what has become shorter than it was ends where its records do', async () => {
  const list = open()
  await list.shows('1', '2')
  list.loadMore()
  await list.shows('1', '2', '3', '4')
  list.server.rows = [{ id: '4' }]
  list.reload()
  await list.shows('4')
  expect(list.shown()).toMatchObject({ end: 'complete' })
  list.server.rows = []
  list.reload()
  await vi.waitUntil(() => list.shown().state === 'ready' && list.rows().length === 0)
  expect(list.onShorter).not.toHaveBeenCalled()
})

test('R233 what comes twice on a page is shown once', async () => {
  const list = open({ paging: 'pages' })
  list.server.rows = ['1', '1', '2'].map((id) => ({ id }))
  await list.shows('1')
})

test('R187 R330 what is kept for the way back is new too', async () => {
  const list = open()
  await list.shows('1', '2')
  list.server.rows = [{ id: '1', words: '!' }]
  list.reload()
  await list.shows('1!')
  expect([...list.kept.values()]).toEqual([list.shown()])
})

test('R330 one page of several is read by itself', async () => {
  const list = open({ paging: 'pages', page: 2 })
  await list.shows('3', '4')
  list.server.rows.splice(0, 1)
  list.reload()
  await list.shows('4', '5')
  expect(list.pages).toEqual([2, 2])
})

test('R330 a page that the list does not reach any more gives way to the last one', async () => {
  const list = open({ paging: 'pages', page: 3 })
  await list.shows('5')
  list.server.rows.splice(0, 2)
  list.reload()
  await vi.waitUntil(() => list.onShorter.mock.calls.length > 0)
  expect(list.onShorter.mock.calls).toEqual([[2]])
})

test('R330 a record that moves from one page to the next stands there once', async () => {
  const list = open()
  await list.shows('1', '2')
  list.loadMore()
  await list.shows('1', '2', '3', '4')
  list.server.rows = ['1', '2', '2', '3', '4', '5'].map((id) => ({ id }))
  list.reload()
  await list.shows('1', '2', '3', '4')
})

test('R330 embedding 12: a failure is told and leaves what is shown; loading more then reads all of it anew', async () => {
  const list = open()
  await list.shows('1', '2')
  list.server.failure = new ApiError('server', 'Broken', 500)
  list.reload()
  await vi.waitUntil(() => list.onFailure.mock.calls.length > 0)
  expect([list.rows(), list.shown().state]).toEqual([['1', '2'], 'ready'])
  list.server.failure = undefined
  list.server.rows = list.server.rows.map((row) => ({ ...row, words: '!' }))
  list.loadMore()
  await list.shows('1!', '2!', '3!', '4!')
})

test('R330 more that was under way comes with what is read anew', async () => {
  const list = open()
  await list.shows('1', '2')
  const release = list.hold()
  list.loadMore()
  list.reload()
  expect(list.shown()).toMatchObject({ more: 'loading' })
  release()
  await list.shows('1', '2', '3', '4')
  expect(list.shown()).toMatchObject({ more: 'idle', page: 2 })
})

test('R330 more that is asked for while all is read anew comes with it', async () => {
  const list = open()
  await list.shows('1', '2')
  const release = list.hold()
  list.reload()
  list.loadMore()
  expect(list.shown()).toMatchObject({ more: 'loading' })
  list.server.rows = list.server.rows.map((row) => ({ ...row, words: '!' }))
  release()
  await list.shows('1!', '2!', '3!', '4!')
})

test('R330 more that fails while all is read anew can be asked for again', async () => {
  const list = open()
  await list.shows('1', '2')
  const release = list.hold()
  list.loadMore()
  list.reload()
  list.server.failure = new ApiError('server', 'Broken', 500)
  release()
  await vi.waitUntil(() => list.onFailure.mock.calls.length > 0)
  expect(list.shown()).toMatchObject({ state: 'ready', more: 'failed' })
})

test('R330 a list that failed is tried again, one that nobody may see stays so', async () => {
  const list = open()
  await list.shows('1', '2')
  signOut()
  list.kept.clear()
  list.reload()
  expect(list.shown()).toEqual({ state: 'signed-out' })
  list.server.failure = new ApiError('server', 'Broken', 500)
  updateCurrentUser(ada)
  await vi.waitUntil(() => list.shown().state === 'failed')
  list.server.failure = undefined
  list.reload()
  await list.shows('1', '2')
})

test('a list for everybody is shown without a session', async () => {
  signOut()
  const list = open({ anonymous: true })
  await list.shows('1', '2')
})

test('embedding 1: where an API has nothing for everybody, the visitor is invited to sign in', async () => {
  signOut()
  const list = open({ anonymous: true })
  list.server.failure = new ApiError('unauthorized', 'Unauthorized', 401)
  await vi.waitUntil(() => list.shown().state === 'signed-out')
  expect(list.onFailure).not.toHaveBeenCalled()
})
