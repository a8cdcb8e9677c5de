// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '#api/public-session.ts'
import { send } from '#api/send.ts'
import { signOutEverywhere } from '#api/sign-out.ts'
import { configure } from '#config/configure.ts'
import { keepSession } from '#session/keep-session.ts'
import { $session } from '#session/session.store.ts'
import { updateCurrentUser } from '#session/update.ts'
import { clearCookies } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, held, json, noContent, refusal, silent, unreachable } from '../../support/fake-api.ts'
import { ada, onlyFor, renewal } from '../../support/people.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  configure({ session: 'cookie', paths: { sign_out: 'sign_out' } })
  keepSession()
  updateCurrentUser(ada)
  api.script('POST sign_out', noContent)
})

const ends = () => api.sent('POST sign_out')
const isSignedOut = () => $session.get().state === 'signed-out'

test('R011 signing out tells the server, which ends the session of the refresh token', async () => {
  signOutEverywhere()
  await vi.waitFor(() => expect(ends()).toHaveLength(1))
  expect(ends()[0]?.json).toEqual({ refresh_token: 'refresh-1' })
  expect(ends()[0]?.headers.get('authorization')).toBeNull()
})

test('R011 nobody waits for the server: the session has ended before it is asked', async () => {
  api.script('POST sign_out', silent)
  signOutEverywhere()
  expect(isSignedOut()).toBe(true)
  expect(document.cookie).not.toContain('currentUser')
  await vi.waitFor(() => expect(ends()).toHaveLength(1))
})

test.each([
  ['404', refusal(404)],
  ['405', refusal(405)],
  ['500', refusal(500)],
  ['501', refusal(501)],
  ['no answer', unreachable],
])('R011 signing out never fails because of the server: %s', async (_, reply) => {
  api.script('POST sign_out', reply)
  const failures = vi.fn()
  process.on('unhandledRejection', failures)
  signOutEverywhere()
  await vi.waitFor(() => expect(ends()).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', failures)
  expect(failures).not.toHaveBeenCalled()
  expect(isSignedOut()).toBe(true)
  expect(ends()).toHaveLength(1)
})

test('R011 a tab that another one has renewed ends the newer token', async () => {
  const values = { accessToken: 'access-2', refreshToken: 'refresh-2', currentUserName: 'Ada Byron' }
  // biome-ignore lint/suspicious/noDocumentCookie: another tab writes it
  document.cookie = `currentUser=${encodeURIComponent(JSON.stringify(values))}; path=/`
  signOutEverywhere()
  await vi.waitFor(() => expect(ends()).toHaveLength(1))
  expect(ends()[0]?.json).toEqual({ refresh_token: 'refresh-2' })
})

test('R011 who is not signed in ends nothing', async () => {
  signOutEverywhere()
  await vi.waitFor(() => expect(ends()).toHaveLength(1))
  signOutEverywhere()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ends()).toHaveLength(1)
})

test('R011 the path can be called differently', async () => {
  configure({ paths: { sign_out: 'sessions/end' } })
  api.script('POST sessions/end', noContent)
  signOutEverywhere()
  await vi.waitFor(() => expect(api.sent('POST sessions/end')).toHaveLength(1))
})

test('R011 a renewal that meets it loses: its answer changes nothing, and the server has heard of the end', async () => {
  const slow = held()
  api.script('GET current_user', onlyFor('access-2', json('me')))
  api.script('POST refresh_auth_token', slow.reply)
  const call = send({ call: 'current_user' })
  await vi.waitFor(() => expect(api.sent('POST refresh_auth_token')).toHaveLength(1))
  signOutEverywhere()
  slow.answer(json(renewal))
  await expect(call).rejects.toMatchObject({ code: 'unauthorized' })
  expect(isSignedOut()).toBe(true)
  expect(document.cookie).not.toContain('access-2')
  expect(ends().map(({ json }) => json)).toEqual([{ refresh_token: 'refresh-1' }])
})

test('R011 host pages end it by session.signOut()', async () => {
  await session.signOut()
  await vi.waitFor(() => expect(ends()).toHaveLength(1))
  expect(session.get()).toEqual({ signedIn: false, name: '' })
})

test('embedding 1: the session of a host with a sign-on of its own is the host’s to end', async () => {
  configure({ session: 'host' })
  signOutEverywhere()
  await session.signOut()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(api.requests).toEqual([])
})

test('embedding 1: a session in this page’s memory is ended as well', async () => {
  configure({ session: 'memory' })
  updateCurrentUser(ada)
  signOutEverywhere()
  await vi.waitFor(() => expect(ends()).toHaveLength(1))
})
