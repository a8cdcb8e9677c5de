// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProfile } from '#entities/profile/profile.store.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'

const call = 'GET tags/1001'
const maria = { id: '1001', category: 'Analyst', value: 'Maria Lind', role: 'Analyst, Banks', inactive: false }
let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})
afterEach(() => stop())

const isSettled = (shown: { state: string; retrying?: boolean }) => shown.state !== 'loading' && !shown.retrying

function open(id = '1001', category: 'Analyst' | 'Company' = 'Analyst') {
  const onTitle = vi.fn()
  const onFailure = vi.fn()
  const store = createProfile({ category, id, getTitle: ({ value }) => value ?? '', onTitle, onFailure })
  stop = store.start()
  return { ...store, onTitle, onFailure, settled: () => vi.waitUntil(() => isSettled(store.$state.get())) }
}

test('R300 R377 the analyst of the id is shown', async () => {
  api.script(call, json(maria))
  const { $state, onFailure, settled } = open()
  await settled()
  expect($state.get()).toEqual({ state: 'ready', value: maria })
  expect(onFailure).not.toHaveBeenCalled()
})

test('R284 R300 a profile tells its title, and none where it has no name', async () => {
  api.script(call, json(maria))
  const named = open()
  await named.settled()
  expect(named.onTitle).toHaveBeenCalledExactlyOnceWith('Maria Lind')
  stop()
  api.script(call, json({ id: '1001' }))
  const nameless = open()
  await nameless.settled()
  expect(nameless.onTitle).not.toHaveBeenCalled()
})

test.each([null, 'x', [], {}])('R377 embedding 12: %j in place of a record is a bad response', async (answer) => {
  api.script(call, json(answer))
  const { $state, onFailure, settled } = open()
  await settled()
  expect($state.get()).toMatchObject({ state: 'failed', error: { code: 'bad-response' } })
  expect(onFailure).toHaveBeenCalledOnce()
})

test('R396 a record with its id only is an analyst', async () => {
  api.script(call, json({ id: '1001' }))
  const { $state, settled } = open()
  await settled()
  expect($state.get()).toEqual({ state: 'ready', value: { id: '1001' } })
})

test.each([
  ['that the API refuses', refusal(403)],
  ['that the API answers', json({ ...maria, inactive: true })],
])('R306 an inactive analyst %s fails with 403', async (_, reply) => {
  api.script(call, reply)
  const { $state, onFailure, settled } = open()
  await settled()
  expect($state.get()).toMatchObject({ state: 'failed', error: { code: 'forbidden', status: 403 } })
  expect(onFailure.mock.calls).toMatchObject([[{ code: 'forbidden', status: 403 }]])
})

test.each([
  ['that is unknown', refusal(404)],
  ['of a company', json({ ...maria, category: 'Company' })],
])('R300 an id %s is not found', async (_, reply) => {
  api.script(call, reply)
  const { $state, onFailure, settled } = open()
  await settled()
  expect($state.get()).toMatchObject({ state: 'failed', error: { code: 'not-found', status: 404 } })
  expect(onFailure.mock.calls).toMatchObject([[{ status: 404 }]])
})

test('R300 without an id nothing is asked for, and nothing has failed', () => {
  const { $state, onFailure } = open('')
  expect($state.get()).toEqual({ state: 'loading' })
  expect(onFailure).not.toHaveBeenCalled()
  expect(api.requests).toEqual([])
})

test('a profile that failed can be asked for again', async () => {
  api.script(call, refusal(500), json(maria))
  const { $state, retry, settled } = open()
  await settled()
  retry()
  expect($state.get()).toMatchObject({ state: 'failed', retrying: true })
  await settled()
  expect($state.get().state).toBe('ready')
})

test('R001 embedding 1: signing out takes the profile away', async () => {
  api.script(call, json(maria))
  const { $state, settled } = open()
  await settled()
  signOut()
  expect($state.get()).toEqual({ state: 'signed-out' })
})
