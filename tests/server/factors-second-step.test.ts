import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setActive } from '#server/cli/users/accounts.ts'
import { type FactorApi, MINUTE, openFactorApi, SECOND, START } from './support/factors.ts'
import { users } from './support/fixture.ts'

let api: FactorApi

beforeEach(async () => {
  api = await openFactorApi()
})
afterEach(() => api.close())

describe('the second step', () => {
  test('follows the password, and its answer is that of a sign-in', async () => {
    const { secret } = await api.setUp()
    const first = await api.enter('full', { remember_me: true })
    expect(first.statusCode).toBe(202)
    expect(Object.keys(first.json()).sort()).toEqual(['expires_at', 'factors', 'pending_token'])
    const answer = await api.second(first.json().pending_token, api.codeOf(secret))
    expect(answer.json()).toMatchObject({ username: users.full.username, contact: { name: users.full.name } })
    expect(await api.statusOf(answer.json().token)).toBe(200)
    const { records } = (await api.get('current_user/sessions', {}, answer.json().token)).json()
    expect(records[0]).toMatchObject({ current: true, remembered: true })
    expect((await api.auditOf('session.sign_in')).at(-1)).toMatchObject({
      username: users.full.username,
      detail: { by: 'password', factor: 'totp' },
    })
  })

  test('leaves a record of the first one, by the password or a link, whether or not it follows', async () => {
    await api.setUp()
    await api.enter()
    await api.use('passwordless_login', await api.tokenOf('passwordless_login'))
    const row = { username: users.full.username, address: '127.0.0.1', result: 'success' }
    expect(await api.auditOf('session.first_step')).toMatchObject([
      { ...row, detail: { by: 'password' } },
      { ...row, detail: { by: 'link' } },
    ])
    await api.enter('trial')
    expect(await api.auditOf('session.first_step')).toHaveLength(2)
  })

  test('does not change a sign-in without a factor', async () => {
    await api.setUp()
    const answer = await api.enter('trial')
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json()).sort()).toEqual(['contact', 'refresh_token', 'token', 'username'])
  })

  test('is asked for after a sign-in link as well', async () => {
    const { secret } = await api.setUp()
    const link = await api.use('passwordless_login', await api.tokenOf('passwordless_login'))
    expect(link.statusCode).toBe(202)
    expect((await api.second(link.json().pending_token, api.codeOf(secret))).statusCode).toBe(200)
    expect((await api.auditOf('session.sign_in')).at(-1)).toMatchObject({ detail: { by: 'link', factor: 'totp' } })
  })

  test('is asked for after a new password, which ends sign-ins that wait', async () => {
    const { secret } = await api.setUp()
    const before = await api.pendingOf()
    const token = await api.tokenOf('password_reset')
    const password = 'Another horse 9!'
    expect((await api.post('reset_password', { reset_token: token, new_password: password })).statusCode).toBe(204)
    expect((await api.second(before, api.codeOf(secret))).statusCode).toBe(403)
    expect((await api.post('auth', { username: users.full.username, password })).statusCode).toBe(202)
  })

  test('refuses a wrong code, and takes the right one after it', async () => {
    const { secret } = await api.setUp()
    const pending = await api.pendingOf()
    const wrong = await api.second(pending, api.codeOf(secret, 10 * MINUTE))
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, ['The code is incorrect.']])
    expect((await api.second(pending, api.codeOf(secret))).statusCode).toBe(200)
    expect(await api.auditOf('session.sign_in')).toContainEqual(
      expect.objectContaining({ result: 'refused', detail: { by: 'factor', reason: 'refused' } }),
    )
  })

  test('takes a code once, also from two who enter it at the same time', async () => {
    const { secret } = await api.setUp()
    const [one, other, third] = [await api.pendingOf(), await api.pendingOf(), await api.pendingOf()]
    const code = api.codeOf(secret)
    const both = await Promise.all([api.second(one, code), api.second(other, code)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await api.second(third, code)).statusCode).toBe(422)
  })

  test('spends no code for a token that another call has spent meanwhile', async () => {
    const { token, secret, codes } = await api.setUp()
    const pending = await api.pendingOf()
    const [recovery = ''] = codes
    const both = await Promise.all([api.second(pending, recovery), api.second(pending, api.codeOf(secret))])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    const { totp, recovery_codes_left } = await api.factorsOf(token)
    const isSpent = [recovery_codes_left === 9, totp?.last_used_at !== new Date(START).toISOString()]
    expect(isSpent).toEqual(both.map(({ statusCode }) => statusCode === 200))
    expect(await api.db.selectFrom('sign_in_failures').select('kind').where('kind', '=', 'factor').execute()).toEqual(
      [],
    )
  })

  test('does not follow a first step from before the account was disabled', async () => {
    const { secret } = await api.setUp()
    const pending = await api.pendingOf()
    for (const isActive of [false, true]) await setActive(api.db, users.full.username, isActive, api.now())
    expect((await api.second(pending, api.codeOf(secret))).statusCode).toBe(403)
  })

  test('takes no code that is older than the last one', async () => {
    const { secret } = await api.setUp()
    const old = api.codeOf(secret)
    api.wait(30 * SECOND)
    expect((await api.second(await api.pendingOf(), api.codeOf(secret))).statusCode).toBe(200)
    expect((await api.second(await api.pendingOf(), old)).statusCode).toBe(422)
  })

  test('takes the codes before and after the current one, and no others', async () => {
    const { secret } = await api.setUp()
    api.wait(5 * MINUTE)
    const pending = await api.pendingOf()
    for (const later of [-60 * SECOND, 60 * SECOND])
      expect((await api.second(pending, api.codeOf(secret, later))).statusCode).toBe(422)
    expect((await api.second(pending, api.codeOf(secret, -30 * SECOND))).statusCode).toBe(200)
    expect((await api.second(await api.pendingOf(), api.codeOf(secret, 30 * SECOND))).statusCode).toBe(200)
  })

  test.each(['-', ' '])(
    'takes a code with "%s" between its digits, like the call that confirms an app',
    async (between) => {
      const grouped = (code: string) => `${code.slice(0, 3)}${between}${code.slice(3)}`
      const { token } = await api.signIn()
      const { secret } = (await api.post('current_user/factors/totp/start', {}, token)).json()
      const body = { code: grouped(api.codeOf(secret)) }
      expect((await api.post('current_user/factors/totp/confirm', body, token)).statusCode).toBe(200)
      api.wait(30 * SECOND)
      expect((await api.second(await api.pendingOf(), grouped(api.codeOf(secret)))).statusCode).toBe(200)
    },
  )

  test('takes the token once, and for ten minutes', async () => {
    const { secret } = await api.setUp()
    const spent = await api.pendingOf()
    await api.second(spent, api.codeOf(secret))
    api.wait(30 * SECOND)
    expect((await api.second(spent, api.codeOf(secret))).statusCode).toBe(403)
    const late = await api.pendingOf()
    api.wait(10 * MINUTE)
    expect((await api.second(late, api.codeOf(secret))).statusCode).toBe(403)
    expect((await api.second('nobody’s', api.codeOf(secret))).statusCode).toBe(403)
  })

  test('takes no code of another user', async () => {
    const full = await api.setUp('full')
    const trial = await api.setUp('trial')
    expect((await api.second(await api.pendingOf('trial'), api.codeOf(full.secret))).statusCode).toBe(422)
    expect((await api.second(await api.pendingOf('trial'), full.codes[0] ?? '')).statusCode).toBe(422)
    expect((await api.second(await api.pendingOf('trial'), api.codeOf(trial.secret))).statusCode).toBe(200)
  })

  test('opens no other call with its token', async () => {
    await api.setUp()
    const pending = await api.pendingOf()
    expect(await api.statusOf(pending)).toBe(401)
    expect((await api.post('refresh_auth_token', { refresh_token: pending })).statusCode).toBe(401)
  })
})
