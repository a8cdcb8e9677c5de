// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { send } from '#api/send.ts'
import { $session } from '#session/session.store.ts'
import { renewCurrentUser, signOut, updateCurrentUser } from '#session/update.ts'
import { clearCookies } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../support/fake-api.ts'
import { ada, grace, onlyFor, renewal } from '../../support/people.ts'

let api: FakeApi
let waiting: ReturnType<typeof held>

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  updateCurrentUser(ada)
  waiting = held()
  api.script('GET current_user', onlyFor('access-2', json('me')))
  api.script('POST refresh_auth_token', waiting.reply)
})

/** A call that waits for its renewal. */
async function renewing() {
  const outcome = send({ call: 'current_user' }).catch((reason: unknown) => reason)
  await vi.waitFor(() => expect(api.sent('POST refresh_auth_token')).toHaveLength(1))
  return { outcome }
}

test('R026 a sign-out during a renewal discards its answer', async () => {
  const { outcome } = await renewing()
  signOut()
  waiting.answer(json(renewal))
  expect(await outcome).toMatchObject({ code: 'unauthorized' })
  expect($session.get()).toMatchObject({ state: 'signed-out' })
  expect(document.cookie).not.toContain('currentUser')
  expect(api.sent('GET current_user')).toHaveLength(1)
})

test.each([
  ['answer', json(renewal)],
  ['refusal', refusal(401)],
])('R026 the %s to the renewal of an earlier session leaves the present one alone', async (_, reply) => {
  const { outcome } = await renewing()
  signOut()
  updateCurrentUser(grace)
  waiting.answer(reply)
  expect(await outcome).toMatchObject({ code: 'unauthorized' })
  expect($session.get()).toMatchObject({ state: 'signed-in', ...grace })
})

test('R026 a sign-out in another tab, of which nothing was heard yet, discards the answer as well', async () => {
  const { outcome } = await renewing()
  clearCookies()
  waiting.answer(json(renewal))
  expect(await outcome).toMatchObject({ code: 'unauthorized' })
  expect(document.cookie).not.toContain('currentUser')
})

test.each([
  ['answer', json(renewal)],
  ['refusal', refusal(401)],
])('R138 R026 after the %s a call goes on with the pair that a tab without the lock brought', async (_, reply) => {
  const { outcome } = await renewing()
  renewCurrentUser({ ...ada, accessToken: 'access-2', refreshToken: 'refresh-3' })
  waiting.answer(reply)
  expect(await outcome).toBe('me')
  expect($session.get()).toMatchObject({ state: 'signed-in', refreshToken: 'refresh-3' })
})

test.each([false, true])("R138 a call is never repeated with another reader's token (renewing: %s)", async (busy) => {
  const late = held()
  api.script('POST capture_event', late.reply, json('sent'))
  const outcome = send({ call: 'capture_event', json: {} }).catch((reason: unknown) => reason)
  await vi.waitFor(() => expect(api.sent('POST capture_event')).toHaveLength(1))
  updateCurrentUser(grace)
  const other = busy ? await renewing() : undefined
  late.answer(refusal(401))
  waiting.answer(json({ ...renewal, contact: { name: grace.name } }))
  expect(await outcome).toMatchObject({ code: 'unauthorized' })
  if (other) expect(await other.outcome).toBe('me')
  expect(api.sent('POST capture_event')).toHaveLength(1)
})
