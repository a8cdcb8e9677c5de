import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { removeFactors } from '#server/cli/users/factors.ts'
import { ORIGIN } from './support/api.ts'
import { PASSWORD, type UserName, users } from './support/fixture.ts'
import { type LinkApi, openLinkApi } from './support/links.ts'
import { SECRET } from './support/secret.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const START = new Date('2026-11-05T12:00:00Z').getTime()

let api: LinkApi
let elapsed = 0

beforeEach(async () => {
  api = await openLinkApi()
  elapsed = 0
})
afterEach(() => api.close())

const wait = (milliseconds: number) => {
  elapsed += milliseconds
  api.wait(milliseconds)
}
type Tokens = { token: string; refresh_token: string }

const post = (path: string, body: object = {}, token?: string) => api.post(path, body, token)
const enter = (user: UserName = 'full', more: object = {}) =>
  post('auth', { username: users[user].username, password: PASSWORD, ...more })
const signIn = async (user: UserName = 'full'): Promise<Tokens> => (await enter(user)).json()
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: START + elapsed + later })
const second = (pending_token: string, code: string) => post('auth/factor', { pending_token, code })
const pendingOf = async (user: UserName = 'full'): Promise<string> => (await enter(user)).json().pending_token
const factorsOf = async (token: string) => (await api.get('current_user/factors', {}, token)).json()
const statusOf = async (token: string) => (await api.get('current_user', {}, token)).statusCode
const auditOf = (action: string) =>
  api.db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('number').execute()

/** Sets up an authenticator app and goes on to the next time step, so that the next code is a new one. */
async function setUp(user: UserName = 'full') {
  const { token } = await signIn(user)
  const { secret } = (await post('current_user/factors/totp/start', {}, token)).json()
  const confirmed = await post('current_user/factors/totp/confirm', { code: codeOf(secret) }, token)
  const codes: string[] = confirmed.json().recovery_codes
  wait(30 * SECOND)
  return { token, secret, codes }
}

describe('an authenticator app', () => {
  test('protects the account once a code of it was entered, and gives ten recovery codes', async () => {
    const { token } = await signIn()
    const setup = (await post('current_user/factors/totp/start', {}, token)).json()
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(decodeURIComponent(setup.uri)).toMatch(/^otpauth:\/\/totp\/.+:full@example\.com\?issuer=/)
    expect((await enter()).statusCode).toBe(200)
    const confirmed = await post('current_user/factors/totp/confirm', { code: codeOf(setup.secret) }, token)
    expect(new Set(confirmed.json().recovery_codes).size).toBe(10)
    expect(await factorsOf(token)).toMatchObject({
      totp: { added_at: new Date(START).toISOString() },
      recovery_codes_left: 10,
    })
    expect((await enter()).statusCode).toBe(202)
  })

  test('is not turned on by a wrong code, nor by one of an app that was started too long ago', async () => {
    const { token } = await signIn()
    const { secret } = (await post('current_user/factors/totp/start', {}, token)).json()
    const confirm = (code: string) => post('current_user/factors/totp/confirm', { code }, token)
    expect((await confirm(codeOf(secret, 10 * MINUTE))).statusCode).toBe(422)
    wait(16 * MINUTE)
    await post('current_user/reauthenticate', { password: PASSWORD }, (await signIn()).token)
    const { token: later } = await signIn()
    expect((await post('current_user/factors/totp/confirm', { code: codeOf(secret) }, later)).statusCode).toBe(404)
    expect((await enter()).statusCode).toBe(200)
  })

  test('is not replaced before it is removed', async () => {
    const { token, secret } = await setUp()
    expect((await post('current_user/factors/totp/start', {}, token)).statusCode).toBe(422)
    expect((await second(await pendingOf(), codeOf(secret))).statusCode).toBe(200)
  })

  test('ends all other sessions, which have not shown it', async () => {
    const other = (await enter('full', { remember_me: true })).json()
    const foreign = await signIn('trial')
    const { token } = await setUp()
    expect(await statusOf(other.token)).toBe(401)
    expect((await post('refresh_auth_token', { refresh_token: other.refresh_token })).statusCode).toBe(401)
    expect([await statusOf(token), await statusOf(foreign.token)]).toEqual([200, 200])
  })

  test('can be removed, and then the password is enough', async () => {
    const { token } = await setUp()
    const pending = await pendingOf()
    expect((await post('current_user/factors/totp/remove', {}, token)).statusCode).toBe(204)
    expect(await factorsOf(token)).toMatchObject({ totp: null, recovery_codes_left: 0 })
    expect((await enter()).statusCode).toBe(200)
    expect((await second(pending, '123456')).statusCode).toBe(403)
    expect((await post('current_user/factors/totp/remove', {}, token)).statusCode).toBe(404)
    expect((await post('current_user/factors/recovery_codes/renew', {}, token)).statusCode).toBe(404)
  })

  test('has its secret encrypted in the database, and readable for other processes', async () => {
    const { secret } = await setUp()
    const row = await api.db.selectFrom('totp_factors').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret)
    const other = await buildApp({
      db: api.db,
      jwtSecret: new TextEncoder().encode(SECRET),
      factorKey: 'a new key of the operator, 0123456789abcdef',
      allowedOrigins: [ORIGIN],
      clock: () => new Date(START + elapsed),
    })
    const payload = { pending_token: await pendingOf(), code: codeOf(secret) }
    expect((await other.inject({ method: 'POST', url: '/api/auth/factor', payload })).statusCode).toBe(200)
    await other.close()
  })

  test('is told of by mail in the language of the user, and on record', async () => {
    const { token } = await setUp()
    await api.settled()
    await api.db.updateTable('delivery_settings').set({ language: 'de' }).execute()
    await post('current_user/factors/recovery_codes/renew', {}, token)
    await post('current_user/factors/totp/remove', {}, token)
    await api.settled()
    expect(api.mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Two-step verification is on',
      'Neue Wiederherstellungscodes',
      'Bestätigung in zwei Schritten ist ausgeschaltet',
    ])
    for (const action of ['factor.add', 'factor.renew_codes', 'factor.remove'])
      expect(await auditOf(action)).toMatchObject([{ username: users.full.username, result: 'success' }])
  })
})

describe('the second step', () => {
  test('follows the password, and its answer is that of a sign-in', async () => {
    const { secret } = await setUp()
    const first = await enter('full', { remember_me: true })
    expect(first.statusCode).toBe(202)
    expect(Object.keys(first.json()).sort()).toEqual(['expires_at', 'factors', 'pending_token'])
    const answer = await second(first.json().pending_token, codeOf(secret))
    expect(answer.json()).toMatchObject({ username: users.full.username, contact: { name: users.full.name } })
    expect(await statusOf(answer.json().token)).toBe(200)
    const { records } = (await api.get('current_user/sessions', {}, answer.json().token)).json()
    expect(records[0]).toMatchObject({ current: true, remembered: true })
    expect((await auditOf('session.sign_in')).at(-1)).toMatchObject({
      username: users.full.username,
      detail: { by: 'password', factor: 'totp' },
    })
  })

  test('does not change a sign-in without a factor', async () => {
    await setUp()
    const answer = await enter('trial')
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json()).sort()).toEqual(['contact', 'refresh_token', 'token', 'username'])
  })

  test('is asked for after a sign-in link as well', async () => {
    const { secret } = await setUp()
    const link = await api.use('passwordless_login', await api.tokenOf('passwordless_login'))
    expect(link.statusCode).toBe(202)
    expect((await second(link.json().pending_token, codeOf(secret))).statusCode).toBe(200)
    expect((await auditOf('session.sign_in')).at(-1)).toMatchObject({ detail: { by: 'link', factor: 'totp' } })
  })

  test('is asked for after a new password, which ends sign-ins that wait', async () => {
    const { secret } = await setUp()
    const before = await pendingOf()
    const token = await api.tokenOf('password_reset')
    const password = 'Another horse 9!'
    expect((await post('reset_password', { reset_token: token, new_password: password })).statusCode).toBe(204)
    expect((await second(before, codeOf(secret))).statusCode).toBe(403)
    expect((await post('auth', { username: users.full.username, password })).statusCode).toBe(202)
  })

  test('refuses a wrong code, and takes the right one after it', async () => {
    const { secret } = await setUp()
    const pending = await pendingOf()
    const wrong = await second(pending, codeOf(secret, 10 * MINUTE))
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, ['The code is incorrect.']])
    expect((await second(pending, codeOf(secret))).statusCode).toBe(200)
    expect(await auditOf('session.sign_in')).toContainEqual(
      expect.objectContaining({ result: 'refused', detail: { by: 'factor', reason: 'refused' } }),
    )
  })

  test('takes a code once, also from two who enter it at the same time', async () => {
    const { secret } = await setUp()
    const [one, other, third] = [await pendingOf(), await pendingOf(), await pendingOf()]
    const code = codeOf(secret)
    const both = await Promise.all([second(one, code), second(other, code)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await second(third, code)).statusCode).toBe(422)
  })

  test('takes no code that is older than the last one', async () => {
    const { secret } = await setUp()
    const old = codeOf(secret)
    wait(30 * SECOND)
    expect((await second(await pendingOf(), codeOf(secret))).statusCode).toBe(200)
    expect((await second(await pendingOf(), old)).statusCode).toBe(422)
  })

  test('takes the codes before and after the current one, and no others', async () => {
    const { secret } = await setUp()
    wait(5 * MINUTE)
    const pending = await pendingOf()
    for (const later of [-60 * SECOND, 60 * SECOND])
      expect((await second(pending, codeOf(secret, later))).statusCode).toBe(422)
    expect((await second(pending, codeOf(secret, -30 * SECOND))).statusCode).toBe(200)
    expect((await second(await pendingOf(), codeOf(secret, 30 * SECOND))).statusCode).toBe(200)
  })

  test('takes the token once, and for ten minutes', async () => {
    const { secret } = await setUp()
    const spent = await pendingOf()
    await second(spent, codeOf(secret))
    wait(30 * SECOND)
    expect((await second(spent, codeOf(secret))).statusCode).toBe(403)
    const late = await pendingOf()
    wait(10 * MINUTE)
    expect((await second(late, codeOf(secret))).statusCode).toBe(403)
    expect((await second('nobody’s', codeOf(secret))).statusCode).toBe(403)
  })

  test('takes no code of another user', async () => {
    const full = await setUp('full')
    const trial = await setUp('trial')
    expect((await second(await pendingOf('trial'), codeOf(full.secret))).statusCode).toBe(422)
    expect((await second(await pendingOf('trial'), full.codes[0] ?? '')).statusCode).toBe(422)
    expect((await second(await pendingOf('trial'), codeOf(trial.secret))).statusCode).toBe(200)
  })

  test('opens no other call with its token', async () => {
    await setUp()
    const pending = await pendingOf()
    expect(await statusOf(pending)).toBe(401)
    expect((await post('refresh_auth_token', { refresh_token: pending })).statusCode).toBe(401)
  })

  test('is limited to ten wrong codes within five minutes, also by other tokens', async () => {
    const { secret } = await setUp()
    const wrong = codeOf(secret, 20 * MINUTE)
    for (let count = 0; count < 10; count++) expect((await second(await pendingOf(), wrong)).statusCode).toBe(422)
    const pending = await pendingOf()
    const limited = await second(pending, codeOf(secret))
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true])
    wait(5 * MINUTE)
    expect((await second(pending, codeOf(secret))).statusCode).toBe(200)
  })

  test('does not count the right password as a sign-in of the device', async () => {
    await setUp()
    const answer = await enter()
    expect(answer.headers['set-cookie'] ?? []).not.toContainEqual(expect.stringContaining('research-device'))
  })
})

describe('a recovery code', () => {
  test('signs in in place of the app, once, and the user is told', async () => {
    const { codes, token } = await setUp()
    const [first = '', other = ''] = codes
    expect((await second(await pendingOf(), first)).statusCode).toBe(200)
    expect((await second(await pendingOf(), first)).statusCode).toBe(422)
    expect(await factorsOf(token)).toMatchObject({ recovery_codes_left: 9 })
    const typed = ` ${other.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}`
    expect((await second(await pendingOf(), typed)).statusCode).toBe(200)
    await api.settled()
    const told = api.mails.filter(({ subject }) => subject.startsWith('A recovery code was used'))
    expect(told.map(({ text }) => /codes left: (\d+)/.exec(text)?.[1])).toEqual(['9', '8'])
  })

  test('of an old set is refused once there is a new set', async () => {
    const { codes, token } = await setUp()
    const renewed = (await post('current_user/factors/recovery_codes/renew', {}, token)).json().recovery_codes
    expect((await second(await pendingOf(), codes[0] ?? '')).statusCode).toBe(422)
    expect((await second(await pendingOf(), renewed[0])).statusCode).toBe(200)
  })

  test('is not stored', async () => {
    const { codes } = await setUp()
    const rows = await api.db.selectFrom('recovery_codes').select('code_hash').execute()
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  })
})

describe('POST current_user/reauthenticate', () => {
  const start = (token: string) => post('current_user/factors/totp/start', {}, token)

  test('is needed ten minutes after the last one', async () => {
    const { token } = await signIn()
    expect((await factorsOf(token)).confirmed_until).toBe(new Date(START + 10 * MINUTE).toISOString())
  })

  test('lets the session change factors again, by the password or a code', async () => {
    const { secret } = await setUp()
    const entered = await second(await pendingOf(), codeOf(secret))
    const { token, refresh_token } = entered.json<Tokens>()
    expect(token).toBeTruthy()
    wait(10 * MINUTE)
    const renewed = (await post('refresh_auth_token', { refresh_token })).json<Tokens>()
    const refused = await post('current_user/factors/totp/remove', {}, renewed.token)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_required'])
    expect((await factorsOf(renewed.token)).confirmed_until).toBeNull()
    const again = (body: object) => post('current_user/reauthenticate', body, renewed.token)
    expect((await again({ code: codeOf(secret) })).statusCode).toBe(204)
    expect((await again({ code: codeOf(secret) })).statusCode).toBe(422)
    expect((await again({ password: 'Wrong horse 1!' })).statusCode).toBe(422)
    expect((await again({ password: PASSWORD })).statusCode).toBe(204)
    for (const body of [{}, { password: PASSWORD, code: '123456' }]) expect((await again(body)).statusCode).toBe(422)
    expect((await post('current_user/factors/totp/remove', {}, renewed.token)).statusCode).toBe(204)
    expect(await auditOf('session.confirm')).toMatchObject([
      { result: 'success', detail: { by: 'factor' } },
      { result: 'refused' },
      { result: 'refused' },
      { result: 'success', detail: { by: 'password' } },
    ])
  })

  test('is needed after a sign-in by a link alone', async () => {
    const link = await api.use('passwordless_login', await api.tokenOf('passwordless_login'))
    const { token } = link.json<Tokens>()
    expect((await start(token)).statusCode).toBe(403)
    await post('current_user/reauthenticate', { password: PASSWORD }, token)
    expect((await start(token)).statusCode).toBe(200)
  })

  test('is of its own session only', async () => {
    const [one, other] = [await signIn(), await signIn()]
    wait(9 * MINUTE)
    await post('current_user/reauthenticate', { password: PASSWORD }, one.token)
    wait(MINUTE)
    const renewed = async ({ refresh_token }: Tokens) =>
      (await post('refresh_auth_token', { refresh_token })).json<Tokens>().token
    expect((await start(await renewed(one))).statusCode).toBe(200)
    expect((await start(await renewed(other))).statusCode).toBe(403)
  })
})

test('an operator removes the factor of a user who has lost it, which ends the sessions', async () => {
  const { token } = await setUp()
  await removeFactors(api.db, users.full.username, new Date(START + elapsed))
  expect(await statusOf(token)).toBe(401)
  expect((await enter()).statusCode).toBe(200)
  expect(await auditOf('factor.remove')).toMatchObject([
    { actor: 'operator', detail: { username: users.full.username } },
  ])
  await expect(removeFactors(api.db, users.full.username, new Date())).rejects.toThrow('has no second factor')
})

test('changes of factors are limited to 30 a minute', async () => {
  const { token } = await signIn()
  for (let count = 0; count < 30; count++)
    expect((await post('current_user/factors/totp/start', {}, token)).statusCode).toBe(200)
  expect((await post('current_user/factors/totp/start', {}, token)).statusCode).toBe(429)
})
