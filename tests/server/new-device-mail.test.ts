import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PASSWORD, users } from './support/fixture.ts'
import { type LinkApi, NEW_PASSWORD, openLinkApi } from './support/links.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
const OFFICE = '192.0.2.7'
const ELSEWHERE = '198.51.100.9'

let api: LinkApi

beforeEach(async () => {
  api = await openLinkApi()
})
afterEach(() => api.close())

type Browser = { address?: string; userAgent?: string; cookie?: string }

const postAs = ({ address = OFFICE, userAgent = CHROME, cookie = '' }: Browser, path: string, payload: object) => {
  const headers = { 'user-agent': userAgent, cookie }
  return api.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers, remoteAddress: address })
}
const signIn = (browser: Browser = {}, password = PASSWORD) =>
  postAs(browser, 'auth', { username: users.full.username, password })
const deviceOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''

/** The mails that tell of a new device. */
async function told() {
  await api.settled()
  return api.mails.filter(({ subject }) => /new device|neuen Gerät/.test(subject))
}

test('the first sign-in of an account is told to nobody, the first on another device is told to the user, once', async () => {
  expect((await signIn()).statusCode).toBe(200)
  expect(await told()).toEqual([])
  const other = { address: ELSEWHERE, userAgent: FIREFOX }
  const cookie = deviceOf(await signIn(other))
  const [mail] = await told()
  expect(mail).toMatchObject({ to: { address: users.full.username }, subject: expect.stringContaining('A sign-in') })
  for (const fact of [
    'When: 5 November 2026 at 12:00 UTC',
    `From: ${ELSEWHERE}`,
    'Device: Firefox on Linux',
    '1. End the sessions that you do not know: https://portal.example/account',
    '2. Set a new password at once: https://portal.example/reset_password',
  ])
    expect(mail?.text).toContain(fact)
  await signIn({ ...other, cookie })
  expect(await told()).toHaveLength(1)
})

test('a device is known by its cookie at any address, and without one by its address and kind of browser', async () => {
  const cookie = deviceOf(await signIn())
  await signIn()
  expect(await told()).toEqual([])
  await signIn({ address: ELSEWHERE, cookie })
  expect(await told()).toEqual([])
  await signIn({ userAgent: FIREFOX })
  expect(await told(), 'another browser behind the same gateway').toHaveLength(1)
})

test('a device that was known to another account only is new', async () => {
  await signIn()
  const other = { address: ELSEWHERE, userAgent: FIREFOX }
  const answer = await postAs(other, 'auth', { username: users.trial.username, password: PASSWORD })
  await signIn({ ...other, cookie: deviceOf(answer) })
  expect((await told()).map(({ to }) => to.address)).toEqual([users.full.username])
})

test('a sign-in by a mailed link, or after a new password by one, is told to nobody', async () => {
  await signIn()
  const token = await api.tokenOf('passwordless_login')
  const elsewhere = { address: ELSEWHERE, userAgent: FIREFOX }
  expect((await postAs(elsewhere, 'passwordless_login', { passwordless_token: token })).statusCode).toBe(200)
  const reset_token = await api.tokenOf('password_reset')
  const third = { address: '203.0.113.5' }
  const reset = await postAs(third, 'reset_password', { reset_token, new_password: NEW_PASSWORD })
  expect((await signIn({ ...third, cookie: deviceOf(reset) }, NEW_PASSWORD)).statusCode).toBe(200)
  expect(await told()).toEqual([])
})

test('the mail is in the language of the user, and is sent after the second step only', async () => {
  const { token } = (await signIn()).json()
  const { secret } = (await api.post('current_user/factors/totp/start', {}, token)).json()
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const codeAt = (later: number) => totp.generate({ timestamp: Date.parse('2026-11-05T12:00:00Z') + later })
  await api.post('current_user/factors/totp/confirm', { code: codeAt(0) }, token)
  await api.settled()
  await api.db.updateTable('delivery_settings').set({ language: 'de' }).execute()
  api.wait(30_000)
  const elsewhere = { address: ELSEWHERE, userAgent: FIREFOX }
  const { pending_token } = (await signIn(elsewhere)).json()
  expect(await told()).toEqual([])
  await postAs(elsewhere, 'auth/factor', { pending_token, code: codeAt(30_000) })
  const [mail] = await told()
  expect(mail?.text).toContain('Gerät: Firefox unter Linux')
  expect(mail?.text).toContain('1. Beenden Sie die Sitzungen, die Sie nicht kennen: https://portal.example/account')
  api.wait(30_000)
  const passwordless_token = await api.tokenOf('passwordless_login')
  const third = { address: '203.0.113.5' }
  const byLink = (await postAs(third, 'passwordless_login', { passwordless_token })).json()
  const code = codeAt(60_000)
  expect((await postAs(third, 'auth/factor', { pending_token: byLink.pending_token, code })).statusCode).toBe(200)
  expect(await told(), 'after a link').toHaveLength(1)
})
