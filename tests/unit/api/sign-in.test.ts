// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { signIn, signInByLink } from '#api/session.ts'
import { $passwordDue, isDue } from '#session/due.ts'
import { isRemembered } from '#session/remember-me.ts'
import { $session } from '#session/session.store.ts'
import { setRemembered, signOut, updateCurrentUser } from '#session/update.ts'
import { clearCookies } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, json, noContent, raw, refusal } from '../../support/fake-api.ts'
import { ada, adasLogin, grace } from '../../support/people.ts'

const credentials = { username: 'ada@example.com', password: 'pass' }
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  signOut()
})

test('R012 R005 a login stores its tokens and the name of the contact', async () => {
  api.script('POST auth', json(adasLogin))
  await signIn(credentials, false)
  expect($session.get()).toMatchObject({ state: 'signed-in', ...ada })
})

test.each([null, {}, { name: null }, { name: '' }])(
  'C33 without a name in the contact (%j) it is the user name',
  async (contact) => {
    api.script('POST auth', json({ ...adasLogin, contact }))
    await signIn(credentials, false)
    expect($session.get()).toMatchObject({ name: 'ada@example.com' })
  },
)

test.each([true, false])(
  'R017 the choice to be remembered (%s) is written when a login succeeds',
  async (remembered) => {
    api.script('POST auth', json(adasLogin))
    await signIn(credentials, remembered)
    expect(isRemembered()).toBe(remembered)
  },
)

test('R017 a login that fails leaves the earlier choice', async () => {
  setRemembered(true)
  api.script('POST auth', refusal(403))
  await expect(signIn(credentials, false)).rejects.toMatchObject({ status: 403 })
  expect(isRemembered()).toBe(true)
})

test('R023 a sign-in link brings the same session as a password', async () => {
  api.script('POST passwordless_login', json(adasLogin))
  await signInByLink('token')
  expect($session.get()).toMatchObject({ state: 'signed-in', ...ada })
})

test.each([401, 403])('R020 a refused login (%d) never renews a token', async (status) => {
  updateCurrentUser(grace)
  api.script('POST auth', refusal(status))
  await expect(signIn(credentials, false)).rejects.toMatchObject({ status })
  expect(api.requests.map(({ call }) => call)).toEqual(['POST auth'])
  expect($session.get()).toMatchObject({ state: 'signed-in', ...grace })
})

test.each([
  ['an empty object', json({})],
  ['a list', json([])],
  ['null', json(null)],
  ['nothing', noContent],
  ['tokens that are no texts', json({ ...adasLogin, token: 1 })],
  ['no refresh token', json({ ...adasLogin, refresh_token: null })],
  ['HTML', raw('<html>')],
])('R012 a login that answers %s signs nobody in', async (_, reply) => {
  api.script('POST auth', reply)
  await expect(signIn(credentials, true)).rejects.toMatchObject({ code: 'bad-response' })
  expect($session.get()).toMatchObject({ state: 'signed-out' })
  expect(document.cookie).toBe('')
})

test('R148 a login tells whether the password must be changed first', async () => {
  const isPasswordDue = () => isDue($session.get(), $passwordDue.get())
  api.script('POST auth', json(adasLogin), json({ ...adasLogin, must_change_password: true }))
  await signIn(credentials, false)
  expect(isPasswordDue()).toBe(false)
  await signIn(credentials, false)
  expect(isPasswordDue()).toBe(true)
})
