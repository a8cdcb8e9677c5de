import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, users } from './support/fixture.ts'
import { type LinkApi, mailSettings, openLinkApi, startAnew } from './support/links.ts'

let api: LinkApi

beforeAll(async () => {
  api = await openLinkApi()
})
beforeEach(() => startAnew(api))
afterAll(() => api.close())

test('R144 R022 R012 answers as auth does, and the session is like any other', async () => {
  const byLink = await api.use('passwordless_login', await api.tokenOf('passwordless_login'))
  const byPassword = await api.post('auth', { username: users.full.username, password: PASSWORD })
  const { token, refresh_token, ...rest } = byLink.json()
  const { token: _, refresh_token: __, ...expected } = byPassword.json()
  expect(rest).toEqual(expected)
  expect((await api.get('current_user', {}, token)).json().username).toBe(users.full.username)
  expect((await api.post('refresh_auth_token', { refresh_token })).statusCode).toBe(200)
})

test('R143 R021 the mail has the link, in plain text', async () => {
  const token = await api.tokenOf('passwordless_login', 'trial')
  expect(api.mails).toEqual([
    {
      from: mailSettings.from,
      to: { name: 'Tom Trial', address: 'trial@example.com' },
      subject: 'Your sign-in link: Halden Research',
      text: `Dear Tom Trial,

A link to sign in was asked for, for the account trial@example.com. To sign in, open it and press Continue:

https://portal.example/passwordless_login?passwordless_token=${token}

The link is good for 30 minutes and for one use. An earlier link does not work any more.
Do not pass it on: whoever has it can sign in as you.

Was it not you? Then there is nothing to do: nobody is signed in without this email.

Halden Research
`,
    },
  ])
})

test('R143 a name from outside adds no line to a mail', async () => {
  const name = 'Flora\r\nBcc: all@example.com'
  await api.db.updateTable('users').set({ name }).where('id', '=', 1).execute()
  await api.tokenOf('passwordless_login')
  expect(api.mails[0]?.to.name).toBe('Flora Bcc: all@example.com')
  expect(api.mails[0]?.text.split('\n')[0]).toBe('Dear Flora Bcc: all@example.com,')
  await api.db.updateTable('users').set({ name: users.full.name }).where('id', '=', 1).execute()
})
