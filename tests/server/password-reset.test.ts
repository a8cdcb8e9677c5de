import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, users } from './support/fixture.ts'
import {
  type LinkApi,
  linkMails,
  mailSettings,
  NEW_PASSWORD,
  openLinkApi,
  signInStatus,
  startAnew,
} from './support/links.ts'

let api: LinkApi

beforeAll(async () => {
  api = await openLinkApi()
})
beforeEach(() => startAnew(api))
afterAll(() => api.close())

const reset = (token: string, password: string) =>
  api.post('reset_password', { reset_token: token, new_password: password })

describe('POST reset_password', () => {
  test('R142 R083 sets the new password, and the old one is good no more', async () => {
    const answer = await reset(await api.tokenOf('password_reset'), NEW_PASSWORD)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await signInStatus(api, PASSWORD)).toBe(403)
    expect(await signInStatus(api, NEW_PASSWORD)).toBe(200)
    expect(await signInStatus(api, PASSWORD, 'trial')).toBe(200)
  })

  test.each([
    ['', ['length', 'lowercase', 'uppercase', 'number', 'special']],
    ['short1!', ['length', 'uppercase']],
    ['lowercase only', ['uppercase', 'number', 'special']],
    ['UPPER 1!', ['lowercase']],
    ['No digit!', ['number']],
    ['Nothing special 1', ['special']],
  ])(
    'R068 R069 R070 R071 R072 R082 refuses %j with the words of each rule, and the token stays good',
    async (password, rules) => {
      const words: Record<string, string> = {
        length: 'Password must be at least 8 characters',
        lowercase: 'Password must contain at least 1 lowercase character',
        uppercase: 'Password must contain at least 1 uppercase character',
        number: 'Password must contain at least 1 number',
        special: 'Password must contain at least 1 special character',
      }
      const token = await api.tokenOf('password_reset')
      const answer = await reset(token, password)
      expect(answer.json()).toEqual({ errors: rules.map((rule) => words[rule]), status: 422 })
      expect((await reset(token, 'Pässwört 1!')).statusCode).toBe(204)
    },
  )

  test('R085 who has no good token is told so, and not what is wrong with the password', async () => {
    const answer = await reset('unknown', 'x')
    expect(answer.json()).toEqual({ errors: ['Token is invalid or has expired'], status: 403 })
  })

  test('R142 R145 ends every session of the account: refresh tokens, and access tokens at once', async () => {
    const mine = [await api.signIn(), await api.signIn()]
    const other = await api.signIn('trial')
    const token = await api.tokenOf('password_reset')
    api.wait(2000)
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(204)
    for (const { token: access, refresh_token } of mine) {
      expect((await api.get('current_user', {}, access)).statusCode).toBe(401)
      expect((await api.post('refresh_auth_token', { refresh_token })).statusCode).toBe(401)
    }
    expect((await api.get('current_user', {}, other.token)).statusCode).toBe(200)
    expect((await api.post('refresh_auth_token', { refresh_token: other.refresh_token })).statusCode).toBe(200)
    const { username } = users.full
    const again = (await api.post('auth', { username, password: NEW_PASSWORD })).json()
    expect((await api.get('current_user', {}, again.token)).statusCode).toBe(200)
  })

  test('R142 no session outlives it that is renewed or begun at the same time', async () => {
    const { refresh_token } = await api.signIn()
    const token = await api.tokenOf('password_reset')
    const [answer] = await Promise.all([
      reset(token, NEW_PASSWORD),
      ...[1, 2, 3].map(() => api.post('refresh_auth_token', { refresh_token })),
      ...[1, 2, 3].map(() => signInStatus(api, PASSWORD)),
    ])
    expect(answer.statusCode).toBe(204)
    const open = api.db.selectFrom('sessions').select('user_id').where('ended_at', 'is', null)
    expect(await open.execute()).toEqual([])
  })

  test('R142 clears refused sign-ins and the mark of a password that must be changed, and is put on record', async () => {
    for (let count = 0; count < 20; count++) await signInStatus(api, 'wrong')
    expect(await signInStatus(api, PASSWORD)).toBe(429)
    await api.db.updateTable('users').set({ must_change_password: true }).execute()
    const token = await api.tokenOf('password_reset')
    await reset(token, NEW_PASSWORD)
    expect(await signInStatus(api, NEW_PASSWORD)).toBe(200)
    const marks = await api.db.selectFrom('users').select(['id', 'must_change_password']).orderBy('id').execute()
    expect(marks.map(({ must_change_password }) => must_change_password)).toEqual([false, true, true, true])
    const audit = await api.db.selectFrom('audit').selectAll().where('action', '=', 'password.reset').execute()
    expect(audit).toMatchObject([
      { action: 'password.reset', subject: 'users/1', user_id: 1, username: 'full@example.com', detail: {} },
    ])
    expect(JSON.stringify(audit)).not.toMatch(new RegExp(`${token}|horse`))
  })
})

test('R142 a mail tells the user of the new password: when, from where, and what to do', async () => {
  const token = await api.tokenOf('password_reset')
  api.mails.length = 0
  expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(204)
  await api.settled()
  expect(api.mails).toHaveLength(1)
  const [{ to, replyTo, subject, text } = { to: undefined, replyTo: undefined, subject: '', text: '' }] = api.mails
  expect(to).toEqual({ name: 'Flora Full', address: 'full@example.com' })
  expect(replyTo).toEqual(mailSettings.accessTeam)
  expect(subject).toBe('Your password was changed: Halden Research')
  expect(text).toMatch(/^When: \d{1,2} \w+ 20\d\d at \d\d:\d\d UTC\nFrom: 127\.0\.0\.1$/m)
  expect(text).toContain('Your password was set by a link that was sent to this mailbox.')
  expect(text).toContain('https://portal.example/reset_password\n')
  expect(text).not.toMatch(new RegExp(`${token}|horse`))
})

test('R142 the old password is refused, and the link stays good', async () => {
  const token = await api.tokenOf('password_reset')
  api.mails.length = 0
  const refused = await reset(token, PASSWORD)
  expect(refused.json()).toEqual({ errors: ['The new password must be another one than the old.'], status: 422 })
  expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(204)
  await api.settled()
  expect(api.mails).toHaveLength(1)
})

test.each(['Password1!', 'P@ssw0rd!', '!!Qwerty123', 'Summer2024!', 'Iloveyou-1'])(
  'R142 %s is made of one of the commonest passwords and refused, and the link stays good',
  async (password) => {
    const token = await api.tokenOf('password_reset')
    const refused = await reset(token, password)
    expect(refused.json()).toEqual({
      errors: ['Password must not be one of the most common ones, or one with a few characters added'],
      status: 422,
    })
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(204)
  },
)

test('R141 R078 the mail has the link, in plain text', async () => {
  const token = await api.tokenOf('password_reset')
  expect(linkMails(api)).toEqual([
    {
      from: mailSettings.from,
      to: { name: 'Flora Full', address: 'full@example.com' },
      subject: 'Reset your password: Halden Research',
      text: `Dear Flora Full,

A new password was asked for, for the account full@example.com. To set one, open this link:

https://portal.example/reset_password/${token}

The link is good for 30 minutes and for one use. An earlier link does not work any more.

Was it not you? Then there is nothing to do: your password stays as it is.

Halden Research
`,
    },
  ])
})
