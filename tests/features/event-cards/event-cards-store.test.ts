// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventCards } from '../../../src/features/event-cards/event-cards.store.ts'
import { signOut, updateCurrentUser } from '../../../src/session/update.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'

const call = 'GET roadshows/upcoming_by_tag'
let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})
afterEach(() => stop())

const events = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` }))

function open(tagId = '2001', limit = 6) {
  const onFailure = vi.fn()
  const store = createEventCards(tagId, limit, onFailure)
  stop = store.start()
  return { ...store, onFailure, settled: () => vi.waitUntil(() => store.$state.get().state !== 'loading') }
}

test('R297 up to six events of the tag are asked for at once', async () => {
  api.script(call, json({ records: events(3), pagination_metadata: { page: 1, num_pages: 1 } }))
  const { $state, settled } = open()
  await settled()
  expect($state.get()).toEqual({ state: 'ready', value: events(3) })
  expect(Object.fromEntries(api.sent(call)[0]?.url.searchParams ?? [])).toEqual({
    tag_id: '2001',
    page: '1',
    page_size: '6',
    limit: '6',
  })
})

test('R152 R297 a bare list is taken too, and no more than the limit of it', async () => {
  api.script(call, json(events(9)))
  const { $state, settled } = open('2001', 4)
  await settled()
  expect($state.get()).toEqual({ state: 'ready', value: events(4) })
})

test('R297 embedding 12: a failure is told with its status, once', async () => {
  api.script(call, refusal(500))
  const { $state, onFailure, settled } = open()
  await settled()
  expect($state.get()).toMatchObject({ state: 'failed', error: { status: 500 } })
  expect(onFailure.mock.calls).toMatchObject([[{ code: 'server', status: 500 }]])
})

test('R025 without a session nothing is asked for', () => {
  signOut()
  expect(open().$state.get()).toEqual({ state: 'signed-out' })
  expect(api.requests).toEqual([])
})
