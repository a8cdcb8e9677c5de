import { assert } from 'chai'
import Cookies from 'js-cookie'
import type { FakeApi } from './fake-api.ts'
import { eventually } from './wait.ts'

/** An access token with claims, as our API makes them. */
export const tokenWith = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.x`

/** Puts a session into the cookie, as another tab's sign-in does; `number` tells its tokens from others. */
export function storeSession(name: unknown = 'Ada Client', number = 1, accessToken = `access-${number}`): void {
  const tokens = { accessToken, refreshToken: `refresh-${number}` }
  Cookies.set('currentUser', JSON.stringify({ ...tokens, currentUserName: name }))
}

export function forgetSession(): void {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
}

/**
 * Waits until the API was told, once, that a session has ended. The page signs out without waiting for this call; a test that
 * does not wait either leaves it to the next one.
 */
export const toldOfSignOut = (api: FakeApi, number = 1) =>
  eventually(() =>
    assert.deepEqual(
      api.callsTo('sign_out').map(({ body }) => body),
      [{ refresh_token: `refresh-${number}` }],
    ),
  )

/** What `POST auth` answers when the credentials are right. */
export const login = (name: unknown = 'Ada Client') => ({
  token: 'access-2',
  refresh_token: 'refresh-2',
  username: 'ada@client.example',
  contact: { name, cris: [], external_reference: null },
})
