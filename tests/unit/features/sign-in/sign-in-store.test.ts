// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { createSignIn } from '#features/sign-in/sign-in.store.ts'
import { isRemembered } from '#session/remember-me.ts'
import { $session } from '#session/session.store.ts'
import { signOut } from '#session/update.ts'
import { clearCookies } from '../../../support/cookies.ts'
import { type FakeApi, fakeApi, held, json, type Reply, raw, refusal, unreachable } from '../../../support/fake-api.ts'
import { adasLogin } from '../../../support/people.ts'

const request = { username: 'ada@example.com', password: 'pass', remembered: false }
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  signOut()
  api.script('POST auth', json(adasLogin))
})

function form() {
  const [onSignedIn, onFailure, onPending] = [vi.fn(), vi.fn(), vi.fn()]
  const store = createSignIn({ onSignedIn, onFailure, onPending })
  store.start()
  return { ...store, onSignedIn, onFailure, onPending }
}

test('R014 signing in tells who is signed in', async () => {
  const { $state, submit, onSignedIn } = form()
  const submitted = submit(request)
  expect($state.get()).toEqual({ state: 'submitting' })
  await submitted
  expect($state.get()).toEqual({ state: 'idle' })
  expect(onSignedIn.mock.calls).toEqual([['Ada Byron']])
  expect($session.get().state).toBe('signed-in')
})

test('an account with a second factor waits for the second step, and nobody is signed in', async () => {
  api.script('POST auth', json({ pending_token: 'waiting', factors: ['totp'], expires_at: '2026-11-05T14:40:00Z' }))
  const { $state, submit, onSignedIn, onPending } = form()
  await submit({ ...request, remembered: true })
  expect(onPending.mock.calls).toEqual([[{ token: 'waiting', remembered: true }]])
  expect(onSignedIn).not.toHaveBeenCalled()
  expect([$state.get(), $session.get().state]).toEqual([{ state: 'idle' }, 'signed-out'])
})

test('R017 Remember Me is written with the session', async () => {
  await form().submit({ ...request, remembered: true })
  expect(isRemembered()).toBe(true)
})

test.each([
  ['', 'pass'],
  ['   ', 'pass'],
  ['ada', ''],
  ['', ''],
])('R015 without both, "%s" and "%s", no call is made', async (username, password) => {
  const { $state, submit } = form()
  await submit({ ...request, username, password })
  expect($state.get()).toEqual({ state: 'failed', failure: 'incomplete' })
  expect(api.requests).toEqual([])
})

test('a user name is trimmed, a password is sent as it is', async () => {
  await form().submit({ ...request, username: ' ada@example.com ', password: ' pa ss ' })
  expect(api.requests[0]?.json).toEqual({ username: 'ada@example.com', password: ' pa ss ' })
})

test.each<[number | string, string, Reply]>([
  [403, 'wrong-credentials', refusal(403)],
  [401, 'other', refusal(401)],
  [422, 'other', refusal(422)],
  [429, 'limited', refusal(429)],
  [500, 'other', refusal(500)],
  ['a bad response', 'other', raw('<html>')],
  ['an answer without tokens', 'other', json({})],
  ['no network', 'unreachable', unreachable],
])('R018 R019 trap 7: %s counts as %s', async (_, failure, reply) => {
  api.script('POST auth', reply)
  const { $state, submit, onSignedIn, onFailure } = form()
  await submit(request)
  expect($state.get()).toEqual({ state: 'failed', failure })
  expect(onFailure).toHaveBeenCalledOnce()
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(api.requests).toHaveLength(1)
})

test('R019 after a failure the form can be sent again', async () => {
  api.script('POST auth', refusal(403), json(adasLogin))
  const { $state, submit } = form()
  await submit(request)
  await submit(request)
  expect($state.get()).toEqual({ state: 'idle' })
})

test('a second submit while one is under way sends nothing', async () => {
  const slow = held()
  api.script('POST auth', slow.reply)
  const { submit, onSignedIn } = form()
  const both = [submit(request), submit(request)]
  slow.answer(json(adasLogin))
  await Promise.all(both)
  expect(api.requests).toHaveLength(1)
  expect(onSignedIn).toHaveBeenCalledOnce()
})
