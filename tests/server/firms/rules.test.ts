import { decodeJwt } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FirmRuleRow } from '#server/access/firm-rules.ts'
import { type FactorApi, MINUTE, openFactorApi, SECOND } from '../support/factors.ts'
import { addFirm, addProviderRow, setRules } from '../support/firms.ts'
import { PASSWORD, users } from '../support/fixture.ts'

let api: FactorApi

beforeEach(async () => {
  api = await openFactorApi()
  const { id } = await addFirm(api.db)
  await addProviderRow(api.db, id)
})
afterEach(() => api.close())

const set = (change: Partial<FirmRuleRow>) => setRules(api.db, change as Parameters<typeof setRules>[1], api.now())
const signInFrom = (remoteAddress: string, password = PASSWORD) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth',
    payload: { username: users.full.username, password },
    remoteAddress,
  })

const COMPANY = { status: 403, code: 'company_sign_in_required' }
const NETWORK = { status: 403, code: 'network_not_allowed' }

test('a firm that requires its own sign-in is told of after the right password only', async () => {
  await set({ sso_required: true })
  expect((await api.enter()).json()).toMatchObject(COMPANY)
  const wrong = await api.enter('full', { password: 'Wrong horse 1!' })
  expect(wrong.json()).toEqual({ errors: ['The username or the password is incorrect.'], status: 403 })
  expect(await api.auditOf('session.sign_in')).toMatchObject([
    { result: 'refused', user_id: users.full.id, detail: { by: 'password', reason: 'company_sign_in_required' } },
    { result: 'refused', detail: { by: 'password', reason: 'refused' } },
  ])
})

test('a sign-in link is no way around the sign-in of a firm, and is not spent by the refusal', async () => {
  const token = await api.tokenOf('passwordless_login')
  await set({ sso_required: true })
  expect((await api.use('passwordless_login', token)).json()).toMatchObject(COMPANY)
  await set({ sso_required: false })
  expect((await api.use('passwordless_login', token)).statusCode).toBe(200)
})

test('a second step does not begin where the firm requires its own sign-in', async () => {
  await api.setUp()
  await set({ sso_required: true })
  expect((await api.enter()).json()).toMatchObject(COMPANY)
})

test('requiring the sign-in of a firm ends sessions and second steps that began otherwise', async () => {
  const { token, secret } = await api.setUp()
  const pending = await api.pendingOf()
  await set({ sso_required: true })
  expect(await api.statusOf(token)).toBe(401)
  expect((await api.second(pending, api.codeOf(secret))).statusCode).toBe(403)
  const [row] = await api.auditOf('firm.set')
  expect(row?.detail).toMatchObject({ sso_required: { before: false, after: true }, ended_sessions: 1 })
})

test('a firm without a provider cannot require its own sign-in', async () => {
  await api.db.deleteFrom('firm_providers').execute()
  await expect(set({ sso_required: true })).rejects.toThrow('acme has no provider to sign in at.')
})

test('users of other firms are not concerned', async () => {
  await set({ sso_required: true, mfa_required: true, allowed_networks: ['192.0.2.0/24'] })
  await api.db.updateTable('users').set({ firm_id: null }).where('id', '=', users.trial.id).execute()
  const { token } = await api.signIn('trial')
  expect((await api.get('tags', {}, token)).statusCode).toBe(200)
})

test('a user without a second factor may only add one where the firm requires it', async () => {
  const { token } = await api.signIn()
  await set({ mfa_required: true })
  const refusal = { status: 403, code: 'factor_required' }
  for (const path of ['tags', 'all_documents', 'current_user/inbox', 'files/datasets'])
    expect((await api.get(path, {}, token)).json(), path).toMatchObject(refusal)
  for (const path of ['current_user', 'current_user/sessions', 'current_user/factors', 'current_user/subscription'])
    expect((await api.get(path, {}, token)).statusCode, path).toBe(200)
  const { secret } = (await api.post('current_user/factors/totp/start', {}, token)).json()
  const confirmed = await api.post('current_user/factors/totp/confirm', { code: api.codeOf(secret) }, token)
  expect(confirmed.statusCode).toBe(200)
  expect((await api.get('tags', {}, token)).statusCode).toBe(200)
})

test('a sign-in says that a second factor must be added', async () => {
  await set({ mfa_required: true })
  expect((await api.enter()).json()).toMatchObject({ must_add_factor: true })
  await set({ mfa_required: false })
  expect((await api.enter()).json()).not.toHaveProperty('must_add_factor')
})

test('a session ends after the minutes without use that the firm allows', async () => {
  await set({ idle_minutes: 5 })
  const { token } = await api.signIn()
  api.wait(4 * MINUTE)
  expect(await api.statusOf(token)).toBe(200)
  api.wait(4 * MINUTE)
  expect(await api.statusOf(token)).toBe(200)
  api.wait(5 * MINUTE + SECOND)
  expect(await api.statusOf(token)).toBe(401)
})

test.each([
  ['current_user/inbox/count', 200],
  // The desk asks for new requests.
  ['desk/requests', 404],
])('what clients ask by themselves does not keep a session of a firm with an idle limit: %s', async (call, status) => {
  await set({ idle_minutes: 5 })
  const { token } = await api.signIn()
  api.wait(4 * MINUTE)
  expect((await api.get(call, {}, token)).statusCode).toBe(status)
  api.wait(MINUTE + SECOND)
  expect(await api.statusOf(token)).toBe(401)
})

test('an access token tells its client of the idle limit of the firm', async () => {
  expect(decodeJwt((await api.signIn()).token)).not.toHaveProperty('idle')
  await set({ idle_minutes: 5 })
  const { token, refresh_token } = await api.signIn()
  expect(decodeJwt(token)).toMatchObject({ idle: 300 })
  expect(decodeJwt((await api.post('refresh_auth_token', { refresh_token })).json().token)).toMatchObject({ idle: 300 })
})

test('an access token tells its client what is due, the password first, and no longer once it is done', async () => {
  const dueOf = (token: string) => decodeJwt(token).due
  expect(decodeJwt((await api.signIn()).token)).not.toHaveProperty('due')
  await set({ mfa_required: true })
  const { token, refresh_token } = await api.signIn()
  expect(dueOf(token)).toBe('factor')
  const change = (must_change_password: boolean) =>
    api.db.updateTable('users').set({ must_change_password }).where('id', '=', users.full.id).execute()
  await change(true)
  expect(dueOf((await api.signIn()).token)).toBe('password')
  await change(false)
  await set({ mfa_required: false })
  expect(dueOf((await api.post('refresh_auth_token', { refresh_token })).json().token)).toBeUndefined()
})

test('a renewal keeps the idle limit of the firm, and does not open what it has ended', async () => {
  await set({ idle_minutes: 5 })
  const { refresh_token } = await api.signIn()
  api.wait(4 * MINUTE)
  const renewed = await api.post('refresh_auth_token', { refresh_token })
  expect(renewed.statusCode).toBe(200)
  api.wait(5 * MINUTE + SECOND)
  expect((await api.post('refresh_auth_token', renewed.json())).statusCode).toBe(401)
})

test('a new idle limit holds for sessions that are open', async () => {
  const { token } = await api.signIn()
  await set({ idle_minutes: 5 })
  api.wait(5 * MINUTE + SECOND)
  expect(await api.statusOf(token)).toBe(401)
})

test('outside of the networks of the firm the right password signs in nobody, and says why', async () => {
  await set({ allowed_networks: ['192.0.2.0/24', '2001:db8::/32'] })
  expect((await signInFrom('198.51.100.7')).json()).toMatchObject(NETWORK)
  expect((await signInFrom('198.51.100.7', 'Wrong horse 1!')).json()).not.toHaveProperty('code')
  for (const address of ['192.0.2.9', '::ffff:192.0.2.9', '2001:db8:1::2'])
    expect((await signInFrom(address)).statusCode, address).toBe(200)
})

test('a session of the firm is refused outside of its networks, also when it is renewed, and goes on within', async () => {
  await set({ allowed_networks: ['192.0.2.0/24'] })
  const { token, refresh_token } = (await signInFrom('192.0.2.9')).json()
  const call = (remoteAddress: string) =>
    api.app.inject({ url: '/api/tags', headers: { authorization: `Bearer ${token}` }, remoteAddress })
  expect((await call('198.51.100.7')).json()).toMatchObject(NETWORK)
  const payload = { refresh_token }
  const renew = (remoteAddress: string) =>
    api.app.inject({ method: 'POST', url: '/api/refresh_auth_token', payload, remoteAddress })
  expect((await renew('198.51.100.7')).json()).toMatchObject(NETWORK)
  expect((await call('192.0.2.9')).statusCode).toBe(200)
  expect((await renew('192.0.2.9')).statusCode).toBe(200)
})
