import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FactorApi, MINUTE, openFactorApi, START, type Tokens } from './support/factors.ts'
import { PASSWORD } from './support/fixture.ts'

let api: FactorApi

beforeEach(async () => {
  api = await openFactorApi()
})
afterEach(() => api.close())

describe('POST current_user/reauthenticate', () => {
  const start = (token: string) => api.post('current_user/factors/totp/start', {}, token)

  test('is needed ten minutes after the last one', async () => {
    const { token } = await api.signIn()
    expect((await api.factorsOf(token)).confirmed_until).toBe(new Date(START + 10 * MINUTE).toISOString())
  })

  test('lets the session change factors again, by the password or a code', async () => {
    const { secret } = await api.setUp()
    const entered = await api.second(await api.pendingOf(), api.codeOf(secret))
    const { token, refresh_token } = entered.json<Tokens>()
    expect(token).toBeTruthy()
    api.wait(10 * MINUTE)
    const renewed = (await api.post('refresh_auth_token', { refresh_token })).json<Tokens>()
    const refused = await api.post('current_user/factors/totp/remove', {}, renewed.token)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_required'])
    expect((await api.factorsOf(renewed.token)).confirmed_until).toBeNull()
    const again = (body: object) => api.post('current_user/reauthenticate', body, renewed.token)
    expect((await again({ code: api.codeOf(secret) })).statusCode).toBe(204)
    expect((await again({ code: api.codeOf(secret) })).statusCode).toBe(422)
    expect((await again({ password: 'Wrong horse 1!' })).statusCode).toBe(422)
    expect((await again({ password: PASSWORD })).statusCode).toBe(204)
    for (const body of [{}, { password: PASSWORD, code: '123456' }]) expect((await again(body)).statusCode).toBe(422)
    expect((await api.post('current_user/factors/totp/remove', {}, renewed.token)).statusCode).toBe(204)
    expect(await api.auditOf('session.confirm')).toMatchObject([
      { result: 'success', detail: { by: 'factor' } },
      { result: 'refused' },
      { result: 'refused' },
      { result: 'success', detail: { by: 'password' } },
    ])
  })

  test('tells the user of a recovery code, and records which factor it was', async () => {
    const { token, secret, codes } = await api.setUp()
    const again = (code: string) => api.post('current_user/reauthenticate', { code }, token)
    expect((await again(codes[0] ?? '')).statusCode).toBe(204)
    expect((await again(api.codeOf(secret))).statusCode).toBe(204)
    await api.settled()
    const told = api.mails.filter(({ subject }) => subject.startsWith('A recovery code was used'))
    expect(told.map(({ text }) => /codes left: (\d+)/.exec(text)?.[1])).toEqual(['9'])
    expect((await api.auditOf('session.confirm')).map(({ detail }) => detail)).toEqual([
      { by: 'factor', factor: 'recovery_code' },
      { by: 'factor', factor: 'totp' },
    ])
  })

  test('is needed after a sign-in by a link alone', async () => {
    const link = await api.use('passwordless_login', await api.tokenOf('passwordless_login'))
    const { token } = link.json<Tokens>()
    expect((await start(token)).statusCode).toBe(403)
    await api.post('current_user/reauthenticate', { password: PASSWORD }, token)
    expect((await start(token)).statusCode).toBe(200)
  })

  test('is of its own session only', async () => {
    const [one, other] = [await api.signIn(), await api.signIn()]
    api.wait(9 * MINUTE)
    await api.post('current_user/reauthenticate', { password: PASSWORD }, one.token)
    api.wait(MINUTE)
    const renewed = async ({ refresh_token }: Tokens) =>
      (await api.post('refresh_auth_token', { refresh_token })).json<Tokens>().token
    expect((await start(await renewed(one))).statusCode).toBe(200)
    expect((await start(await renewed(other))).statusCode).toBe(403)
  })
})
