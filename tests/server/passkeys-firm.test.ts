import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAuthenticator } from './support/authenticator.ts'
import type { Tokens } from './support/factors.ts'
import { addFirm, setRules } from './support/firms.ts'
import { openPasskeyApi, type PasskeyApi } from './support/passkeys.ts'

let api: PasskeyApi

beforeEach(async () => {
  api = await openPasskeyApi()
  await addFirm(api.db)
})
afterEach(() => api.close())

const requireFactor = () => setRules(api.db, { mfa_required: true }, api.now())
const statusOf = async (token: string) => (await api.get('tags', {}, token)).statusCode

test('a sign-in by a passkey has the second factor that a firm requires', async () => {
  const { authenticator } = await api.withPasskey()
  await requireFactor()
  const answer = await api.signInBy(authenticator)
  expect(answer.json()).not.toHaveProperty('must_add_factor')
  expect(await statusOf(answer.json<Tokens>().token)).toBe(200)
})

test('the password alone is not enough for a firm that requires a second factor, also where the account has a passkey', async () => {
  await api.withPasskey()
  await requireFactor()
  const { token } = await api.signIn()
  expect(await statusOf(token)).toBe(403)
})

test('a user who has to add a second factor may add a passkey, and is let in by it', async () => {
  await requireFactor()
  const { token } = await api.signIn()
  expect(await statusOf(token)).toBe(403)
  await api.add(token, createAuthenticator())
  expect(await statusOf(token)).toBe(200)
})

test('the password alone adds and removes no factor beside a passkey where the firm requires one', async () => {
  const { authenticator } = await api.withPasskey()
  await requireFactor()
  const { token } = await api.signIn()
  for (const [call, body] of [
    ['factors/totp/start', {}],
    ['passkeys/start', {}],
    ['passkeys/remove', { id: 'x' }],
  ] as const)
    expect((await api.post(`current_user/${call}`, body, token)).statusCode, call).toBe(403)
  const { token: shown } = (await api.signInBy(authenticator)).json<Tokens>()
  expect((await api.post('current_user/factors/totp/start', {}, shown)).statusCode).toBe(200)
})

test('a passkey that a rule of the firm refuses is on record', async () => {
  const { authenticator } = await api.withPasskey()
  await setRules(api.db, { allowed_networks: ['192.0.2.0/24'] }, api.now())
  const answer = await api.signInBy(authenticator)
  expect(answer.json()).toMatchObject({ status: 403, code: 'network_not_allowed' })
  const rows = await api.auditOf('session.sign_in')
  expect(rows.at(-1)).toMatchObject({ result: 'refused', detail: { by: 'passkey', reason: 'network_not_allowed' } })
})
