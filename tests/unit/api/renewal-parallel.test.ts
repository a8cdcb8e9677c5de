import { beforeEach, expect, test } from 'vitest'
import { send } from '#api/send.ts'
import { $session } from '#session/session.store.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../support/fake-api.ts'
import { ada, onlyFor, renewal } from '../../support/people.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  api.script('GET current_user', onlyFor('access-2', json('me')))
  api.script('POST refresh_auth_token', json(renewal))
})

const call = () => send({ call: 'current_user' })
const twenty = () => Promise.allSettled(Array.from({ length: 20 }, call))
const renewals = () => api.sent('POST refresh_auth_token')

test('R026 R138 twenty calls refused at once make one renewal and succeed', async () => {
  expect(await twenty()).toEqual(Array(20).fill({ status: 'fulfilled', value: 'me' }))
  expect(renewals()).toHaveLength(1)
})

test('R026 R111 a refused renewal fails all twenty and signs out once', async () => {
  api.script('POST refresh_auth_token', refusal(401))
  const states: string[] = []
  const stop = $session.listen(({ state }) => states.push(state))
  const outcomes = await twenty()
  stop()
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(renewals()).toHaveLength(1)
  expect(states).toEqual(['signed-out'])
})

test('R026 a refusal of the old token that arrives after the renewal makes no second one', async () => {
  const late = held()
  api.script('GET current_user', late.reply, onlyFor('access-2', json('me')))
  const slow = call()
  await call()
  expect(renewals()).toHaveLength(1)
  late.answer(refusal(401))
  expect(await slow).toBe('me')
  expect(renewals()).toHaveLength(1)
})

test('R138 a token that is spent again is renewed again', async () => {
  await call()
  api.script('GET current_user', onlyFor('access-3', json('me')))
  api.script('POST refresh_auth_token', json({ ...renewal, token: 'access-3', refresh_token: 'refresh-3' }))
  expect(await call()).toBe('me')
  expect(renewals().map(({ json }) => json)).toEqual([{ refresh_token: 'refresh-1' }, { refresh_token: 'refresh-2' }])
})
