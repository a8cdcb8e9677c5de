import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endSessions } from '#server/accounts/sessions.ts'
import { buildApp } from '#server/app.ts'
import { ORIGIN } from './support/api.ts'
import { beforeTransaction, type FactorApi, MINUTE, openFactorApi, START, type Tokens } from './support/factors.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { SECRET } from './support/secret.ts'

let api: FactorApi

beforeEach(async () => {
  api = await openFactorApi()
})
afterEach(() => api.close())

describe('an authenticator app', () => {
  test('protects the account once a code of it was entered, and gives ten recovery codes', async () => {
    const { token } = await api.signIn()
    const setup = (await api.post('current_user/factors/totp/start', {}, token)).json()
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(decodeURIComponent(setup.uri)).toMatch(/^otpauth:\/\/totp\/.+:full@example\.com\?issuer=/)
    expect((await api.enter()).statusCode).toBe(200)
    const confirmed = await api.post('current_user/factors/totp/confirm', { code: api.codeOf(setup.secret) }, token)
    expect(new Set(confirmed.json().recovery_codes).size).toBe(10)
    expect(await api.factorsOf(token)).toMatchObject({
      totp: { added_at: new Date(START).toISOString() },
      recovery_codes_left: 10,
    })
    expect((await api.enter()).statusCode).toBe(202)
  })

  test('is not turned on by a wrong code, nor by one of an app that was started too long ago', async () => {
    const { token } = await api.signIn()
    const { secret } = (await api.post('current_user/factors/totp/start', {}, token)).json()
    const confirm = (code: string) => api.post('current_user/factors/totp/confirm', { code }, token)
    expect((await confirm(api.codeOf(secret, 10 * MINUTE))).statusCode).toBe(422)
    api.wait(16 * MINUTE)
    await api.post('current_user/reauthenticate', { password: PASSWORD }, (await api.signIn()).token)
    const { token: later } = await api.signIn()
    expect((await api.post('current_user/factors/totp/confirm', { code: api.codeOf(secret) }, later)).statusCode).toBe(
      404,
    )
    expect((await api.enter()).statusCode).toBe(200)
  })

  test('is not replaced before it is removed', async () => {
    const { token, secret } = await api.setUp()
    expect((await api.post('current_user/factors/totp/start', {}, token)).statusCode).toBe(422)
    expect((await api.second(await api.pendingOf(), api.codeOf(secret))).statusCode).toBe(200)
  })

  test('ends all other sessions, which have not shown it', async () => {
    const other = (await api.enter('full', { remember_me: true })).json<Tokens>()
    const foreign = await api.signIn('trial')
    const { token } = await api.setUp()
    expect(await api.statusOf(other.token)).toBe(401)
    expect((await api.post('refresh_auth_token', { refresh_token: other.refresh_token })).statusCode).toBe(401)
    expect([await api.statusOf(token), await api.statusOf(foreign.token)]).toEqual([200, 200])
  })

  test('is not set up or removed by a session that ends or goes stale meanwhile', async () => {
    const { token } = await api.setUp()
    const own = api.db.updateTable('sessions')
    const remove = () => api.post('current_user/factors/totp/remove', {}, token)
    const stale = new Date(START - 10 * MINUTE)
    const confirmed = api.now()
    beforeTransaction(api, () => own.set({ confirmed_at: stale }).execute())
    expect((await remove()).statusCode).toBe(403)
    await own.set({ confirmed_at: confirmed }).execute()
    beforeTransaction(api, () => endSessions(api.db, users.full.id, 'user', api.now()))
    expect((await remove()).statusCode).toBe(401)
    expect((await api.enter()).statusCode).toBe(202)
  })

  test('can be removed, and then the password is enough', async () => {
    const { token } = await api.setUp()
    const pending = await api.pendingOf()
    expect((await api.post('current_user/factors/totp/remove', {}, token)).statusCode).toBe(204)
    expect(await api.factorsOf(token)).toMatchObject({ totp: null, recovery_codes_left: 0 })
    expect((await api.enter()).statusCode).toBe(200)
    expect((await api.second(pending, '123456')).statusCode).toBe(403)
    expect((await api.post('current_user/factors/totp/remove', {}, token)).statusCode).toBe(404)
    expect((await api.post('current_user/factors/recovery_codes/renew', {}, token)).statusCode).toBe(404)
  })

  test('has its secret encrypted in the database, and readable for other processes', async () => {
    const { secret } = await api.setUp()
    const row = await api.db.selectFrom('totp_factors').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret)
    const other = await buildApp({
      db: api.db,
      jwtSecret: new TextEncoder().encode(SECRET),
      factorKey: 'a new key of the operator, 0123456789abcdef',
      allowedOrigins: [ORIGIN],
      clock: () => api.now(),
    })
    const payload = { pending_token: await api.pendingOf(), code: api.codeOf(secret) }
    expect((await other.inject({ method: 'POST', url: '/api/auth/factor', payload })).statusCode).toBe(200)
    await other.close()
  })

  test('is told of by mail in the language of the user, and on record', async () => {
    const { token } = await api.setUp()
    await api.settled()
    await api.db.updateTable('delivery_settings').set({ language: 'de' }).execute()
    await api.post('current_user/factors/recovery_codes/renew', {}, token)
    await api.post('current_user/factors/totp/remove', {}, token)
    await api.settled()
    expect(api.mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Two-step verification is on',
      'Neue Wiederherstellungscodes',
      'Bestätigung in zwei Schritten ist ausgeschaltet',
    ])
    for (const action of ['factor.add', 'factor.renew_codes', 'factor.remove'])
      expect(await api.auditOf(action)).toMatchObject([{ username: users.full.username, result: 'success' }])
  })
})
