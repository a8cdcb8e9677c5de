// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, refusal } from '../../../support/fake-api.ts'
import { ada, grace } from '../../../support/people.ts'
import { answered, idsOf, records, searchableLists } from './lists.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  sessionStorage.clear()
  updateCurrentUser(ada)
})
afterEach(() => {
  vi.useRealTimers()
  stop()
})

describe.each(searchableLists)('$name: after a change of the query', ({ call, open }) => {
  /** A list that shows records, and then waits for the answer to a search. */
  const searching = async () => {
    api.script(call, records(1, 3))
    const { store, failures } = open()
    stop = store.start()
    await answered(store)
    const before = store.$state.get()
    const answer = held()
    api.script(call, answer.reply)
    vi.useFakeTimers()
    store.search('gold')
    return { store, failures, before, answer }
  }

  test('R231 the shown records stay for 200 ms, then there are skeletons', async () => {
    const { store } = await searching()
    expect(store.$state.get()).toMatchObject({ state: 'ready', busy: true })
    vi.advanceTimersByTime(199)
    expect(idsOf(store)).toHaveLength(3)
    vi.advanceTimersByTime(1)
    expect(store.$state.get()).toEqual({ state: 'loading' })
  })

  test('a quick answer replaces them, and a record of both stays the same object', async () => {
    const { store, before, answer } = await searching()
    answer.answer(records(3, 4))
    vi.useRealTimers()
    await answered(store)
    const after = store.$state.get()
    if (before.state !== 'ready' || after.state !== 'ready') throw new Error('two answers')
    expect(idsOf(store)).toEqual(['3', '4'])
    expect(after.records[0]).toBe(before.records[2])
  })

  test('an answer with the same records ends the wait', async () => {
    const { store, answer } = await searching()
    answer.answer(records(1, 3))
    vi.useRealTimers()
    await answered(store)
    await vi.waitFor(() => expect(Object(store.$state.get()).busy ?? false).toBe(false))
  })

  test('a quick failure is one, because the shown records do not match', async () => {
    const { store, answer } = await searching()
    answer.answer(refusal(500))
    vi.useRealTimers()
    await answered(store)
    expect(store.$state.get().state).toBe('failed')
  })

  test('another user sees none of them', async () => {
    const { store } = await searching()
    updateCurrentUser(grace)
    expect(store.$state.get()).toEqual({ state: 'loading' })
  })

  test('no more of them are loaded', async () => {
    const { store } = await searching()
    const sent = api.requests.length
    store.loadMore()
    expect(api.requests).toHaveLength(sent)
  })
})
