// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { send } from '#api/send.ts'
import { signIn, signInByLink } from '#api/session.ts'
import { signOutEverywhere } from '#api/sign-out.ts'
import { configure } from '#config/configure.ts'
import { $session } from '#session/session.store.ts'
import { setRemembered, signOut, updateCurrentUser } from '#session/update.ts'
import { clearCookies } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, json, noContent } from '../../support/fake-api.ts'
import { ada, adasLogin, onlyFor, renewal } from '../../support/people.ts'

const HANDLE = 'http-only.half-of-a-token'
const credentials = { username: 'ada@example.com', password: 'pass' }
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  signOut()
  configure({ refreshCookie: 'readable' })
  api.script('POST auth', json(adasLogin))
  api.script('POST passwordless_login', json(adasLogin))
  api.script('POST sign_out', noContent)
  api.script('GET current_user', onlyFor('access-2', json('me')))
  api.script('POST refresh_auth_token', json(renewal))
})

/** The requests that `act` leads to, as the browser would send them. */
async function requestsOf(act: () => unknown): Promise<Request[]> {
  const fetch = vi.spyOn(globalThis, 'fetch')
  await act()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  return fetch.mock.calls.map(([request]) => request as Request)
}

const shown = ({ url, credentials, headers }: Request) => [
  new URL(url).pathname.replace('/api/', ''),
  credentials,
  headers.get('x-refresh-cookie'),
]

describe('signing in', () => {
  test('R140 by default asks for no cookie, and sends the two fields of the contract', async () => {
    const requests = await requestsOf(() => signIn(credentials, false))
    expect(requests.map(shown)).toEqual([['auth', 'same-origin', null]])
    expect(api.sent('POST auth')[0]?.json).toEqual(credentials)
  })

  test('with refreshCookie: http-only asks for one by a header, and the body stays as it is', async () => {
    configure({ refreshCookie: 'http-only' })
    const requests = await requestsOf(async () => {
      await signIn(credentials, false)
      await signInByLink('token')
    })
    expect(requests.map(shown)).toEqual([
      ['auth', 'include', 'http-only'],
      ['passwordless_login', 'include', 'http-only'],
    ])
    expect(api.sent('POST auth')[0]?.json).toEqual(credentials)
    expect(api.sent('POST passwordless_login')[0]?.json).toEqual({ passwordless_token: 'token' })
  })

  test('R002 keeps a handle as the refresh token of currentUser, which has its three fields', async () => {
    api.script('POST auth', json({ ...adasLogin, refresh_token: HANDLE }))
    await signIn(credentials, false)
    expect($session.get()).toMatchObject({ ...ada, refreshToken: HANDLE })
    const stored = decodeURIComponent(/currentUser=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    expect(JSON.parse(stored)).toEqual({
      accessToken: 'access-1',
      refreshToken: HANDLE,
      currentUserName: 'Ada Byron',
    })
  })

  test('R007 R017 Remember Me reaches the server when it is chosen, and only then', async () => {
    await signIn(credentials, true)
    await signInByLink('token')
    setRemembered(false)
    await signInByLink('token')
    expect(api.sent('POST auth')[0]?.json).toEqual({ ...credentials, remember_me: true })
    expect(api.sent('POST passwordless_login').map(({ json }) => json)).toEqual([
      { passwordless_token: 'token', remember_me: true },
      { passwordless_token: 'token' },
    ])
  })
})

describe('a handle in currentUser, also where the setting is off', () => {
  beforeEach(() => updateCurrentUser({ ...ada, refreshToken: HANDLE }))

  test('R138 renews with the cookie, and sends it with no other call', async () => {
    const requests = await requestsOf(() => send({ call: 'current_user' }))
    expect(requests.map(shown)).toEqual([
      ['current_user', 'same-origin', null],
      ['refresh_auth_token', 'include', null],
      ['current_user', 'same-origin', null],
    ])
    expect(api.sent('POST refresh_auth_token')[0]?.json).toEqual({ refresh_token: HANDLE })
  })

  test('R011 signs out with the cookie', async () => {
    const requests = await requestsOf(signOutEverywhere)
    expect(requests.map(shown)).toEqual([['sign_out', 'include', null]])
    await vi.waitFor(() => expect(api.sent('POST sign_out')[0]?.json).toEqual({ refresh_token: HANDLE }))
  })
})

test('R138 a whole refresh token is renewed without the cookie, also where the setting is on', async () => {
  configure({ refreshCookie: 'http-only' })
  updateCurrentUser(ada)
  const requests = await requestsOf(() => send({ call: 'current_user' }))
  expect(requests.map(shown)[1]).toEqual(['refresh_auth_token', 'same-origin', null])
})
