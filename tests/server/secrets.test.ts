import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loggerOptions } from '#server/platform/http/logger.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { type LinkApi, mailSettings, NEW_PASSWORD, openLinkApi } from './support/links.ts'
import { SECRET } from './support/secret.ts'

let api: LinkApi
beforeAll(async () => {
  api = await openLinkApi()
})
afterAll(() => api.close())

test('R151 at the level trace no password, token or key is in the log, nor in an answer but the one it is for', async () => {
  const lines: string[] = []
  const app = await buildApp({
    db: api.db,
    jwtSecret: new TextEncoder().encode(SECRET),
    allowedOrigins: [],
    clock: () => new Date('2026-11-05T12:00:00Z'),
    mail: { ...mailSettings, transport: { send: async () => {}, close: () => {} } },
    logger: { ...loggerOptions('trace'), stream: { write: (line: string) => void lines.push(line) } },
  })
  const answers: string[] = []
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers })
    answers.push(answer.payload, JSON.stringify(answer.headers))
    return answer
  }
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })

  const reset = await api.tokenOf('password_reset', 'europe')
  const link = await api.tokenOf('passwordless_login', 'full')
  const { token, refresh_token } = (await post('auth', { username: users.full.username, password: PASSWORD })).json()
  const wrong = 'A wrong horse 9!'
  await post('auth', { username: users.full.username, password: wrong })
  const next = (await post('refresh_auth_token', { refresh_token })).json()
  const byLink = (await post('passwordless_login', { passwordless_token: link })).json()
  await post('reset_password', { reset_token: reset, new_password: NEW_PASSWORD })
  await post('auth', { username: 7, password: wrong, [`x${wrong}`]: refresh_token })
  const authorization = { authorization: `Bearer ${token}` }
  await post('current_user/change_password', { old_password: wrong, new_password: 'Yet another 3!' }, authorization)
  const cookie = 'XSRF-TOKEN=forgery-token-of-this-page'
  await get('/api/current_user', { ...authorization, cookie })
  await get(`/api/files/documents/1.pdf?auth_token=${token}`)
  await get(`/api/files/documents/99999.pdf?auth_token=${token}&force_download=true`)
  await get(`/api/nonsense?auth_token=${token}&Refresh_Token=${refresh_token}`)
  await get(`/reset_password/${reset}`)
  await get(`/passwordless_login?passwordless_token=${link}`)
  await get(`/api/files/replays/replay-1/1-2-ticket-of-this-reader/film.mp4`)
  await get(`/api/tags/%E0%A4%A?auth_token=${token}`)
  const ofFile = (await post('file_token', { url: '/api/files/documents/1.pdf' }, authorization)).json().token
  await get(`/api/files/documents/1.pdf?auth_token=${ofFile}`)
  await get(`/api/files/documents/2.xlsx?auth_token=${ofFile}`)
  await post(`file_token?auth_token=${ofFile}`, { url: ofFile })
  await app.close()

  const secrets = {
    PASSWORD,
    NEW_PASSWORD,
    SECRET,
    wrong,
    'Yet another': 'Yet another 3!',
    reset,
    link,
    token,
    refresh_token,
    'the next token': next.token,
    'the next refresh token': next.refresh_token,
    'the token of the link': byLink.token,
    'the refresh token of the link': byLink.refresh_token,
    'the token of a file': ofFile,
    cookie: 'forgery-token-of-this-page',
    ticket: 'ticket-of-this-reader',
  }
  expect(Object.values(secrets).every((secret) => typeof secret === 'string' && secret.length > 9)).toBe(true)
  // A line for each request.
  expect(lines.length).toBeGreaterThan(10)
  const found = (text: string) =>
    Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []))
  expect(found(lines.join(''))).toEqual([])
  expect(found(answers.join(''))).toEqual([])
}, 60_000)
