// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { send } from '#api/send.ts'
import { $session } from '#session/session.store.ts'
import { setRemembered, updateCurrentUser } from '#session/update.ts'
import { clearCookies, cookieWrites } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, json, noContent, type Reply, refusal, unreachable } from '../../support/fake-api.ts'
import { ada, onlyFor, renewal } from '../../support/people.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  updateCurrentUser(ada)
  api.script('GET current_user', onlyFor('access-2', json('me')))
  api.script('POST refresh_auth_token', json(renewal))
})

const call = () => send({ call: 'current_user' })
const renewals = () => api.sent('POST refresh_auth_token')
const tokens = () => api.sent('GET current_user').map(({ headers }) => headers.get('authorization'))

test('R138 R410 a 401 is answered by a renewal and one repeat with the new token', async () => {
  expect(await call()).toBe('me')
  expect(tokens()).toEqual(['Bearer access-1', 'Bearer access-2'])
})

test('R138 R145 the renewal sends the refresh token, without an Authorization header', async () => {
  await call()
  expect(renewals()).toHaveLength(1)
  expect(renewals()[0]?.json).toEqual({ refresh_token: 'refresh-1' })
  expect(renewals()[0]?.headers.get('authorization')).toBeNull()
})

test('R009 R010 a renewal stores token, refresh_token and contact.name, in the cookie as well', async () => {
  setRemembered(true)
  api.script('POST refresh_auth_token', json({ ...renewal, contact: { name: 'Ada Lovelace' } }))
  const writes = cookieWrites()
  await call()
  const renewed = { accessToken: 'access-2', refreshToken: 'refresh-2', name: 'Ada Lovelace' }
  expect($session.get()).toMatchObject({ state: 'signed-in', ...renewed })
  expect(writes).toHaveLength(1)
  expect(decodeURIComponent(writes[0] ?? '')).toContain('"access-2","refreshToken":"refresh-2"')
  expect(writes[0]).toContain('expires=')
})

test.each([undefined, null, {}, { name: null }, { name: '' }])(
  'R010 without a name (%j) the known one stays',
  async (contact) => {
    api.script('POST refresh_auth_token', json({ ...renewal, contact }))
    await call()
    expect($session.get()).toMatchObject({ name: 'Ada Byron' })
  },
)

test('R138 a POST is repeated after a renewal as well, with its body', async () => {
  api.script('POST capture_event', onlyFor('access-2', noContent))
  await send({ call: 'capture_event', json: { url: '/', event_type: 'Search' } })
  expect(api.sent('POST capture_event').map(({ json }) => json)).toEqual(
    Array(2).fill({ url: '/', event_type: 'Search' }),
  )
})

test('R024 a token is renewed because the API refused it, never because of its age', async () => {
  const expired = `e30.${btoa('{"exp": 1}')}.x`
  updateCurrentUser({ ...ada, accessToken: expired })
  api.script('GET current_user', onlyFor(expired, json('me')))
  expect(await call()).toBe('me')
  expect(renewals()).toEqual([])
})

test('C29 trap 8: a second 401 does not loop and does not sign out', async () => {
  api.script('GET current_user', refusal(401, 'No'))
  await expect(call()).rejects.toMatchObject({ code: 'unauthorized', status: 401, errors: ['No'] })
  expect(api.sent('GET current_user')).toHaveLength(2)
  expect(renewals()).toHaveLength(1)
  expect($session.get()).toMatchObject({ state: 'signed-in', accessToken: 'access-2' })
})

test('R111 trap 8: a renewal that answers 401 signs out', async () => {
  api.script('POST refresh_auth_token', refusal(401))
  await expect(call()).rejects.toMatchObject({ code: 'unauthorized' })
  expect($session.get()).toMatchObject({ state: 'signed-out' })
  expect(document.cookie).not.toContain('currentUser')
  expect(api.sent('GET current_user')).toHaveLength(1)
})

test.each<[string, string, Reply]>([
  ['network', 'an unreachable API', unreachable],
  ['server', 'a 500', refusal(500)],
  ['forbidden', 'a 403', refusal(403)],
  ['bad-response', 'an answer without tokens', json({})],
  ['bad-response', 'an empty answer', noContent],
])('R111 %s: a renewal that fails by %s keeps the session for the next try', async (code, _, reply) => {
  api.script('POST refresh_auth_token', reply, json(renewal))
  await expect(call()).rejects.toMatchObject({ code })
  expect($session.get()).toMatchObject({ state: 'signed-in', ...ada })
  expect(await call()).toBe('me')
})

test('R139 C44 a renewal is never repeated by itself', async () => {
  api.script('POST refresh_auth_token', unreachable)
  await expect(call()).rejects.toMatchObject({ code: 'network' })
  expect(renewals()).toHaveLength(1)
})

test.each([400, 403, 404, 500])('R138 a %d is no reason to renew', async (status) => {
  api.script('GET current_user', refusal(status))
  await expect(call()).rejects.toMatchObject({ status })
  expect(renewals()).toEqual([])
})
