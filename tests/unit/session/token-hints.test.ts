import { afterEach, expect, test } from 'vitest'
import { $session } from '#session/session.store.ts'
import { signedIn, signedOut } from '#session/session.ts'
import { deskRole, findDue, isExpired, isFirmLead } from '#session/token-hints.ts'

const signIn = (accessToken: string) =>
  $session.set(signedIn({ accessToken, refreshToken: 'r', name: 'Ingrid Solberg' }))
const tokenWith = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.x`

afterEach(() => $session.set(signedOut))

test.each(['desk', 'admin'])('an access token with the role %s is one of the desk', (role) => {
  signIn(tokenWith({ sub: '7', role }))
  expect(deskRole()).toBe(role)
})

test.each([
  ['no role', tokenWith({ sub: '7' })],
  ['another role', tokenWith({ sub: '7', role: 'king' })],
  ['no claims', 'opaque'],
])('a user with %s is a reader', (_, token) => {
  signIn(token)
  expect(deskRole()).toBeUndefined()
})

test.each([
  [true, { sub: '1', lead: true }],
  [false, { sub: '1' }],
  [false, { sub: '1', lead: 'yes' }],
])('a user leads a firm if the token says so: %s', (isLead, claims) => {
  signIn(tokenWith(claims))
  expect(isFirmLead()).toBe(isLead)
})

test('nobody is at the desk when signed out', () => {
  expect(deskRole()).toBeUndefined()
})

test.each([
  ['password', { due: 'password' }],
  ['factor', { due: 'factor' }],
  [undefined, { due: 'rent' }],
  [undefined, {}],
])('what is due is %s, as the token says', (due, claims) => {
  signIn(tokenWith(claims))
  expect(findDue($session.get())).toBe(due)
})

test('a token is expired by its own time; one without a time never is', () => {
  const at = (exp?: number) => {
    signIn(tokenWith({ exp }))
    return isExpired($session.get())
  }
  const now = Date.now() / 1000
  expect([at(now - 1), at(now + 60), at()]).toEqual([true, false, false])
})
