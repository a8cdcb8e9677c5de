import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, users } from './support/fixture.ts'
import { type LinkApi, NEW_PASSWORD, openLinkApi, signInStatus, startAnew } from './support/links.ts'

let api: LinkApi

beforeAll(async () => {
  api = await openLinkApi()
})
beforeEach(() => startAnew(api))
afterAll(() => api.close())

const change = (token: string | undefined, old: string, password: string) =>
  api.post('current_user/change_password', { old_password: old, new_password: password }, token)

/** The changes on record that came about. */
const changes = () =>
  api.db
    .selectFrom('audit')
    .select(['action', 'subject', 'username'])
    .where('action', 'like', 'password.%')
    .where('result', '=', 'success')
    .execute()

test('R148 R067 sets the new password, ends every session of the account, and is put on record', async () => {
  const { token, refresh_token } = await api.signIn()
  const elsewhere = await api.signIn()
  const link = await api.tokenOf('passwordless_login')
  api.wait(2000)
  const answer = await change(token, PASSWORD, NEW_PASSWORD)
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(await signInStatus(api, PASSWORD)).toBe(403)
  expect(await signInStatus(api, NEW_PASSWORD)).toBe(200)
  for (const one of [refresh_token, elsewhere.refresh_token]) {
    expect((await api.post('refresh_auth_token', { refresh_token: one })).statusCode).toBe(401)
  }
  expect((await api.get('current_user', {}, elsewhere.token)).statusCode).toBe(401)
  expect((await api.use('passwordless_login', link)).statusCode).toBe(403)
  expect(await changes()).toEqual([{ action: 'password.change', subject: 'users/1', username: users.full.username }])
})

test.each([
  ['a wrong old password', 'Wrong horse 1!', NEW_PASSWORD, ['The old password is incorrect.']],
  ['no old password', '', NEW_PASSWORD, ['The old password is incorrect.']],
  ['the same password', PASSWORD, PASSWORD, ['The new password must be another one than the old.']],
  [
    'unmet rules, whatever the old one',
    'Wrong horse 1!',
    'abc 1!',
    ['Password must be at least 8 characters', 'Password must contain at least 1 uppercase character'],
  ],
])('R075 R148 refuses %s with 422 and words, and changes nothing', async (_, old, password, errors) => {
  const { token } = await api.signIn()
  const answer = await change(token, old, password)
  expect(answer.json()).toEqual({ errors, status: 422 })
  expect(await signInStatus(api, PASSWORD)).toBe(200)
  expect((await api.get('current_user', {}, token)).statusCode).toBe(200)
  expect(await changes()).toEqual([])
})

test('R148 the old password cannot be guessed: 20 wrong ones within 5 minutes are enough, as for signing in', async () => {
  const { token } = await api.signIn()
  for (let count = 0; count < 20; count++) {
    expect((await change(token, `wrong ${count}`, NEW_PASSWORD)).statusCode).toBe(422)
  }
  const refused = await change(token, PASSWORD, NEW_PASSWORD)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('300')
  expect(await signInStatus(api, PASSWORD)).toBe(429)
  const other = await api.signIn('trial')
  expect((await change(other.token, PASSWORD, NEW_PASSWORD)).statusCode).toBe(204)
  api.wait(5 * 60_000 + 1)
  expect((await change(token, PASSWORD, NEW_PASSWORD)).statusCode).toBe(204)
})

test('R148 a mail tells the user of the new password, whatever becomes of the session', async () => {
  const { token } = await api.signIn()
  expect((await change(token, PASSWORD, NEW_PASSWORD)).statusCode).toBe(204)
  await api.settled()
  expect(api.mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    [users.full.username, 'Your password was changed: Halden Research'],
  ])
  expect(api.mails[0]?.text).toContain('Your password was changed in the portal, by somebody who entered the old one.')
})

test('R148 the mail is in the language of the user’s mails', async () => {
  await api.db.updateTable('delivery_settings').set({ language: 'de' }).execute()
  const { token } = await api.signIn()
  expect((await change(token, PASSWORD, NEW_PASSWORD)).statusCode).toBe(204)
  await api.settled()
  expect(api.mails.map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert: Halden Research'])
})

test('R148 a common password is refused with 422, and no mail is sent', async () => {
  const { token } = await api.signIn()
  const answer = await change(token, PASSWORD, 'Welcome123!')
  expect(answer.json()).toEqual({
    errors: ['Password must not be one of the most common ones, or one with a few characters added'],
    status: 422,
  })
  await api.settled()
  expect(api.mails).toEqual([])
})

test('R148 old passwords guessed at the same time count like guesses in turn', async () => {
  const { token } = await api.signIn()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, count) => change(token, `wrong ${count}`, NEW_PASSWORD)),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([...Array(20).fill(422), ...Array(10).fill(429)])
})

test('R148 of two changes at the same time one is made', async () => {
  const { token } = await api.signIn()
  const answers = await Promise.all(['First horse 1!', 'Second horse 2!'].map((next) => change(token, PASSWORD, next)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422])
})

test('R148 R137 needs a session, and a body of its shape', async () => {
  expect((await change(undefined, PASSWORD, NEW_PASSWORD)).statusCode).toBe(401)
  const { token } = await api.signIn()
  for (const body of [{}, { old_password: PASSWORD }, { old_password: 1, new_password: 2 }]) {
    expect((await api.post('current_user/change_password', body, token)).statusCode).toBe(400)
  }
  expect((await change(token, PASSWORD, `Aa1!${'x'.repeat(1024)}`)).statusCode).toBe(400)
})
