import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FactorApi, MINUTE, openFactorApi } from './support/factors.ts'

let api: FactorApi

beforeEach(async () => {
  api = await openFactorApi()
})
afterEach(() => api.close())

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
})

test('changes of factors are limited to 30 a minute', async () => {
  const { token } = await api.signIn()
  for (let count = 0; count < 30; count++)
    expect((await api.post('current_user/factors/totp/start', {}, token)).statusCode).toBe(200)
  expect((await api.post('current_user/factors/totp/start', {}, token)).statusCode).toBe(429)
})
