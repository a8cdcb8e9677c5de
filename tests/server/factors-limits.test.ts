import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY, type FactorApi, MINUTE, openFactorApi } from './support/factors.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { NEW_PASSWORD } from './support/links.ts'

let api: FactorApi

beforeEach(async () => {
  api = await openFactorApi()
})
afterEach(() => api.close())

const STRANGER = '192.0.2.66'

const postFrom = (address: string, path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/${path}`, payload, remoteAddress: address })

/** Wrong codes as they are kept, without the time that they take. */
const failBefore = async (count: number, { address = STRANGER, isKnown = false, ago = 0 } = {}) => {
  const failed_at = new Date(api.now().getTime() - ago)
  const from = { account: users.full.username, address, source: `address:${address}`, is_known: isKnown }
  const row = { kind: 'factor' as const, ...from, failed_at }
  await api.db.insertInto('sign_in_failures').values(Array(count).fill(row)).execute()
}

/** What the right code is answered from an address. */
const statusFrom = async (address: string, secret: string, password?: string) => {
  const { pending_token } = (await api.enter('full', password === undefined ? {} : { password })).json()
  return (await api.second(pending_token, api.codeOf(secret), { remoteAddress: address })).statusCode
}

describe('the second step', () => {
  test('is limited to ten wrong codes within five minutes, also by other tokens', async () => {
    const { secret } = await api.setUp()
    const wrong = api.codeOf(secret, 20 * MINUTE)
    for (let count = 0; count < 10; count++)
      expect((await api.second(await api.pendingOf(), wrong)).statusCode).toBe(422)
    const pending = await api.pendingOf()
    const limited = await api.second(pending, api.codeOf(secret))
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true])
    api.wait(5 * MINUTE)
    expect((await api.second(pending, api.codeOf(secret))).statusCode).toBe(200)
  })

  test('does not count the right password as a sign-in of the device', async () => {
    await api.setUp()
    const answer = await api.enter()
    expect(answer.headers['set-cookie'] ?? []).not.toContainEqual(expect.stringContaining('research-device'))
  })

  test('counts on after a new password by a mailed link, which makes no device known', async () => {
    const { secret } = await api.setUp()
    for (let host = 1; host <= 20; host++) await failBefore(1, { address: `198.51.100.${host}` })
    const reset_token = await api.tokenOf('password_reset')
    const body = { reset_token, new_password: NEW_PASSWORD }
    expect((await postFrom(STRANGER, 'reset_password', body)).statusCode).toBe(204)
    expect(await statusFrom(STRANGER, secret, NEW_PASSWORD)).toBe(429)
    expect(await statusFrom('127.0.0.1', secret, NEW_PASSWORD), 'where the app was set up').toBe(200)
  })

  test('takes a hundred wrong codes a day of strangers, and a user meanwhile gets in from a known device', async () => {
    const { secret } = await api.setUp()
    for (let host = 1; host <= 25; host++) await failBefore(4, { address: `198.51.100.${host}`, ago: 2 * 60 * MINUTE })
    const { pending_token } = (await api.enter()).json()
    const refused = await api.second(pending_token, api.codeOf(secret), { remoteAddress: STRANGER })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(22 * 60 * 60)])
    expect(await statusFrom('127.0.0.1', secret)).toBe(200)
    api.wait(22 * 60 * MINUTE)
    expect(await statusFrom(STRANGER, secret)).toBe(200)
  })

  test('takes a hundred wrong codes a day of a known device', async () => {
    const { secret } = await api.setUp()
    await failBefore(100, { address: '127.0.0.1', isKnown: true, ago: 2 * 60 * MINUTE })
    expect(await statusFrom('127.0.0.1', secret)).toBe(429)
    expect(await statusFrom(STRANGER, secret), 'a stranger has not used up anything').toBe(200)
  })

  test('keeps wrong codes for a day, and wrong passwords for an hour', async () => {
    const { secret } = await api.setUp()
    await failBefore(1, { ago: 23 * 60 * MINUTE })
    const row = { account: users.full.username, address: STRANGER, source: `address:${STRANGER}` }
    const failed_at = new Date(api.now().getTime() - 61 * MINUTE)
    await api.db
      .insertInto('sign_in_failures')
      .values({ ...row, failed_at })
      .execute()
    api.wait(2 * MINUTE)
    const kept = () => api.db.selectFrom('sign_in_failures').select('kind').execute()
    expect(await statusFrom('127.0.0.1', secret)).toBe(200)
    expect(await kept()).toEqual([{ kind: 'factor' }])
    api.wait(DAY)
    await api.enter()
    expect(await kept()).toEqual([])
  })

  test.each([
    ['en', 'Wrong codes were entered'],
    ['de', 'Falsche Codes wurden eingegeben'],
  ] as const)('tells the user in %s of the tenth wrong code within a day, once a day', async (language, subject) => {
    const { secret } = await api.setUp()
    await api.db.updateTable('delivery_settings').set({ language }).execute()
    await failBefore(8, { ago: 20 * 60 * MINUTE })
    const told = async () => {
      await api.settled()
      return api.mails.filter((mail) => mail.subject.startsWith(subject)).length
    }
    const guess = async () => api.second(await api.pendingOf(), api.codeOf(secret, 20 * MINUTE))
    await guess()
    expect(await told()).toBe(0)
    for (let count = 0; count < 3; count++) await guess()
    expect(await told()).toBe(1)
    api.wait(DAY)
    await failBefore(9)
    await guess()
    expect(await told()).toBe(2)
  })

  test('knows no device that signed in before there was an app', async () => {
    await postFrom(STRANGER, 'auth', { username: users.full.username, password: PASSWORD })
    const { secret } = await api.setUp()
    for (let host = 1; host <= 20; host++) await failBefore(1, { address: `198.51.100.${host}` })
    expect(await statusFrom(STRANGER, secret)).toBe(429)
  })
})

test('changes of factors are limited to 30 a minute', async () => {
  const { token } = await api.signIn()
  for (let count = 0; count < 30; count++)
    expect((await api.post('current_user/factors/totp/start', {}, token)).statusCode).toBe(200)
  expect((await api.post('current_user/factors/totp/start', {}, token)).statusCode).toBe(429)
})
