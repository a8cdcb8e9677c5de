import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, users } from './support/fixture.ts'
import { type LinkApi, NEW_PASSWORD, openLinkApi, startAnew } from './support/links.ts'

let api: LinkApi

beforeAll(async () => {
  api = await openLinkApi()
})
afterAll(() => api.close())
beforeEach(() => startAnew(api))

const rows = () => api.db.selectFrom('audit').selectAll().orderBy('number').execute()
const signIn = (username: string, password: string) =>
  api.app.inject({ method: 'POST', url: '/api/auth', payload: { username, password }, remoteAddress: '192.0.2.9' })

const { username, id } = users.full
const address = '192.0.2.9'

test('R140 a sign-in is on record with its session and address, and so are a wrong password and an unknown user', async () => {
  const { sid } = decodeJwt((await signIn(username, PASSWORD)).json().token)
  await signIn(username, 'Wrong horse 1!')
  await signIn('nobody@example.com', PASSWORD)
  expect(await rows()).toMatchObject([
    {
      actor: 'user',
      user_id: id,
      username,
      firm: 'usr-1',
      session_id: sid,
      address,
      action: 'session.sign_in',
      subject: `sessions/${sid}`,
      result: 'success',
      detail: { by: 'password' },
    },
    { user_id: null, username, session_id: null, address, action: 'session.sign_in', result: 'refused' },
    { user_id: null, username: 'nobody@example.com', address, action: 'session.sign_in', result: 'refused' },
  ])
})

test('R140 a password that was typed as the username is not kept', async () => {
  await signIn('Correct horse 1!', 'x')
  const [row] = await rows()
  expect(row).toMatchObject({ username: '', result: 'refused' })
  expect(JSON.stringify(row)).not.toMatch(/horse/i)
})

test('R140 attempts beyond the limit are one row in five minutes, so that guessing does not fill the record', async () => {
  for (let count = 0; count < 30; count += 1) await signIn(username, 'Wrong horse 1!')
  const all = (await rows()).map(({ detail }) => detail.reason)
  expect(all.filter((reason) => reason === 'refused')).toHaveLength(20)
  expect(all.filter((reason) => reason === 'limited')).toHaveLength(1)
})

test('R143 R144 R141 R142 a link is on record when it is asked for, sent and used, without its token', async () => {
  const login = await api.tokenOf('passwordless_login', 'full', address)
  const { sid } = decodeJwt((await api.use('passwordless_login', login)).json().token)
  await api.use('passwordless_login', login)
  const reset = await api.tokenOf('password_reset', 'full', address)
  await api.use('password_reset', reset)
  await api.use('password_reset', reset)
  await api.ask('password_reset', 'nobody@example.com', address)
  await api.settled()
  const all = await rows()
  const sent = { actor: 'system', username: 'system', action: 'link.send', subject: `users/${id}` }
  expect(all).toMatchObject([
    { actor: 'user', user_id: null, username, address, action: 'link.request', subject: 'links/passwordless_login' },
    { ...sent, detail: { purpose: 'passwordless_login', username } },
    { user_id: id, session_id: sid, action: 'session.sign_in', result: 'success', detail: { by: 'link' } },
    { user_id: null, username: '', action: 'session.sign_in', result: 'refused', detail: { by: 'link' } },
    { user_id: null, username, address, action: 'link.request', subject: 'links/password_reset' },
    { ...sent, detail: { purpose: 'password_reset', username } },
    { actor: 'user', user_id: id, username, action: 'password.reset', result: 'success' },
    { user_id: null, username: '', action: 'password.reset', result: 'refused' },
    { user_id: null, username: 'nobody@example.com', action: 'link.request' },
  ])
  expect(JSON.stringify(all)).not.toMatch(new RegExp(`${login}|${reset}|horse`, 'i'))
})

test('R148 a change of the password is on record, and so is a wrong old one', async () => {
  const { token } = await api.signIn()
  const { sid } = decodeJwt(token)
  const change = (old_password: string) =>
    api.post('current_user/change_password', { old_password, new_password: NEW_PASSWORD }, token)
  expect((await change('Wrong horse 1!')).statusCode).toBe(422)
  expect((await change(PASSWORD)).statusCode).toBe(204)
  expect((await rows()).slice(1)).toMatchObject([
    { username, action: 'password.change', result: 'refused' },
    { user_id: id, username, session_id: sid, action: 'password.change', result: 'success' },
  ])
})

test('R145 a renewal that is refused is on record', async () => {
  await api.post('refresh_auth_token', { refresh_token: 'forged' })
  expect(await rows()).toMatchObject([{ username: '', action: 'session.renew', result: 'refused' }])
})

test('a sign-out is on record as its user’s, once', async () => {
  const { token, refresh_token } = await api.signIn()
  const { sid } = decodeJwt(token)
  const signOut = () =>
    api.app.inject({ method: 'POST', url: '/api/sign_out', payload: { refresh_token }, remoteAddress: '192.0.2.10' })
  await Promise.all([signOut(), signOut()])
  await signOut()
  expect((await rows()).slice(1)).toMatchObject([
    {
      actor: 'user',
      user_id: id,
      username,
      firm: 'usr-1',
      session_id: sid,
      address: '192.0.2.10',
      action: 'session.sign_out',
      subject: `sessions/${sid}`,
      result: 'success',
    },
  ])
})

test('R145 a session that the server ends is on record with the reason: a token that came again, or time', async () => {
  const replayed = await api.signIn()
  const late = await api.signIn()
  await api.post('refresh_auth_token', { refresh_token: replayed.refresh_token })
  api.wait(60_000)
  await api.post('refresh_auth_token', { refresh_token: replayed.refresh_token })
  api.wait(13 * 3_600_000)
  await api.post('refresh_auth_token', { refresh_token: late.refresh_token })
  const ends = (await rows()).filter(({ action }) => action === 'session.end')
  const end = (reason: string, token: string) => ({
    actor: 'system',
    subject: `sessions/${decodeJwt(token).sid}`,
    detail: { reason, username, address: '127.0.0.1' },
  })
  expect(ends).toMatchObject([end('replay', replayed.token), end('expired', late.token)])
})
