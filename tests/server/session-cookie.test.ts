import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ORIGIN, openApi, type TestApi } from './support/api.ts'
import { PASSWORD, users } from './support/fixture.ts'

const NAME = '__Host-research-refresh'
const DAY = 86_400

let api: TestApi

beforeAll(async () => {
  api = await openApi(undefined, { trustProxy: 1 })
})
afterAll(() => api.close())

type Answer = { statusCode: number; headers: Record<string, unknown>; json(): never }

const HTTP_ONLY = { 'x-refresh-cookie': 'http-only' }
const credentials = { username: users.full.username, password: PASSWORD }

const post = (path: string, payload: object, headers: Record<string, string> = {}): Promise<Answer> =>
  api.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { host: '127.0.0.1:4173', ...headers } })

/** The refresh cookie that an answer sets, which may set others too, or ''. */
const cookieIn = ({ headers }: Answer) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((text) => /^(?:__Host-)?research-refresh=/.test(text)) ?? ''
const pairIn = (answer: Answer) => cookieIn(answer).split(';')[0] ?? ''

type Tokens = { token: string; refresh_token: string }
const tokensIn = (answer: Answer): Tokens => answer.json()

let answer: Answer
let cookie: string
let handle: string

beforeEach(async () => {
  answer = await post('auth', credentials, HTTP_ONLY)
  cookie = pairIn(answer)
  handle = tokensIn(answer).refresh_token
})

const refresh = (refresh_token: string, headers: Record<string, string> = {}) =>
  post('refresh_auth_token', { refresh_token }, headers)
const statusOf = async (token: string) => (await api.get('current_user', {}, token)).statusCode

describe('signing in with X-Refresh-Cookie', () => {
  test('keeps half of the refresh token in a cookie that no script can read, and answers the fields of the contract', async () => {
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json())).toEqual(['token', 'refresh_token', 'username', 'contact'])
    expect(cookieIn(answer)).toMatch(new RegExp(`^${NAME}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax; Secure$`))
    expect(handle).toMatch(/^http-only\.[\w-]{43}$/)
    expect(JSON.stringify(answer.json())).not.toContain(cookie.split('=')[1])
  })

  test('R007 the cookie lasts as long as the session with Remember me', async () => {
    const remembered = await post('auth', { ...credentials, remember_me: true }, HTTP_ONLY)
    expect(cookieIn(remembered)).toContain(`; Max-Age=${400 * DAY}`)
    api.wait(10 * DAY * 1000)
    const next = await refresh(tokensIn(remembered).refresh_token, { cookie: pairIn(remembered) })
    expect(cookieIn(next)).toContain(`; Max-Age=${390 * DAY}`)
    api.wait(-10 * DAY * 1000)
  })

  test('without the header there is no cookie', async () => {
    for (const headers of [{}, { 'x-refresh-cookie': 'off' }]) {
      const plain = await post('auth', credentials, headers)
      expect(cookieIn(plain)).toBe('')
      expect(tokensIn(plain).refresh_token).not.toContain('http-only')
    }
  })

  test.each([
    ['https', { host: 'portal.example', 'x-forwarded-proto': 'https' }, /^__Host-research-refresh=.*; Secure$/],
    ['this machine', { host: 'localhost:4173' }, /^__Host-research-refresh=.*; Secure$/],
    ['plain http', { host: 'portal.example' }, /^research-refresh=(?!.*Secure)/],
    ['a name like this machine’s', { host: 'localhost.portal.example' }, /^research-refresh=(?!.*Secure)/],
  ])('over %s browsers take the cookie', async (_, headers, expected) => {
    const given = await post('auth', credentials, { ...HTTP_ONLY, ...headers })
    expect(cookieIn(given)).toMatch(expected)
    const renewed = await refresh(tokensIn(given).refresh_token, { ...headers, cookie: pairIn(given) })
    expect(renewed.statusCode).toBe(200)
  })
})

describe('a renewal', () => {
  test('R145 needs the handle and the cookie, and gives the next handle', async () => {
    const secret = cookie.split('=')[1] ?? ''
    const half = handle.replace('http-only.', '')
    const another = pairIn(await post('auth', credentials, HTTP_ONLY))
    expect((await refresh(handle)).statusCode).toBe(401)
    expect((await refresh(handle, { cookie: another })).statusCode).toBe(401)
    expect((await refresh(handle, { cookie: `${NAME}=` })).statusCode).toBe(401)
    for (const wrong of [secret, half, 'http-only.', `http-only.${'A'.repeat(43)}`])
      expect((await refresh(wrong, { cookie })).statusCode).toBe(401)
    const next = await refresh(handle, { cookie })
    expect(next.statusCode).toBe(200)
    expect(tokensIn(next).refresh_token).toMatch(/^http-only\.[\w-]{43}$/)
    expect(tokensIn(next).refresh_token).not.toBe(handle)
    expect(pairIn(next)).toBe(cookie)
    expect(await statusOf(tokensIn(next).token)).toBe(200)
  })

  test('R145 two at once get the same handle, and a handle that comes later ends the session', async () => {
    const [one, other] = await Promise.all([refresh(handle, { cookie }), refresh(handle, { cookie })])
    expect(tokensIn(one).refresh_token).toBe(tokensIn(other).refresh_token)
    api.wait(11_000)
    expect((await refresh(handle, { cookie })).statusCode).toBe(401)
    expect((await refresh(tokensIn(one).refresh_token, { cookie })).statusCode).toBe(401)
    expect(await statusOf(tokensIn(one).token)).toBe(401)
  })

  test('R145 of a session without the cookie stays without, also where a cookie is sent', async () => {
    const plain = tokensIn(await post('auth', credentials))
    const next = await refresh(plain.refresh_token, { cookie })
    expect(next.statusCode).toBe(200)
    expect(cookieIn(next)).toBe('')
    expect((await refresh(handle, { cookie })).statusCode).toBe(200)
  })
})

describe('signing out', () => {
  const signOut = (refresh_token: string, headers: Record<string, string> = {}) =>
    post('sign_out', { refresh_token }, headers)

  test('R011 with handle and cookie ends the session and clears the cookie', async () => {
    const ended = await signOut(handle, { cookie })
    expect(ended.statusCode).toBe(204)
    expect(cookieIn(ended)).toBe(`${NAME}=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0`)
    expect(await statusOf(tokensIn(answer).token)).toBe(401)
    expect((await refresh(handle, { cookie })).statusCode).toBe(401)
  })

  test('R011 with one of them ends nothing, and the cookie of a later session stays', async () => {
    const later = pairIn(await post('auth', credentials, HTTP_ONLY))
    for (const headers of [{}, { cookie: later }]) {
      const refused = await signOut(handle, headers)
      expect([refused.statusCode, cookieIn(refused)]).toEqual([204, ''])
    }
    expect(await statusOf(tokensIn(answer).token)).toBe(200)
  })
})

describe('pages of other origins', () => {
  const preflight = (path: string, origin: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url: `/api/${path}`,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })

  test.each(['auth', 'passwordless_login', 'refresh_auth_token', 'sign_out'])(
    'R137 listed ones may send the cookie with %s',
    async (path) => {
      const { headers } = await preflight(path, ORIGIN)
      expect(headers['access-control-allow-credentials']).toBe('true')
      expect(headers['access-control-allow-origin']).toBe(ORIGIN)
      expect(headers['access-control-allow-headers']).toContain('X-Refresh-Cookie')
      const call = await post(path, {}, { origin: ORIGIN })
      expect(call.headers['access-control-allow-credentials']).toBe('true')
    },
  )

  test.each(['all_documents', 'capture_event', 'current_user', 'sign_out/more', 'auth_other'])(
    'R137 and with no other call: %s',
    async (path) => {
      const { headers } = await preflight(path, ORIGIN)
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      expect(headers['access-control-allow-headers']).not.toContain('X-Refresh-Cookie')
    },
  )

  test('R137 others may not send it', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const { headers } = await preflight('refresh_auth_token', origin)
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    }
    const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await refresh(handle, headers)).statusCode).toBe(403)
  })
})
