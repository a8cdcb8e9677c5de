import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loggerOptions } from '#server/platform/http/logger.ts'
import { withoutTokens } from '#server/platform/text/without-tokens.ts'
import { ORIGIN, openApi, type TestApi } from './support/api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn()).token
})
afterAll(() => api.close())

describe('calls from other origins', () => {
  const preflight = (origin: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url: '/api/all_documents',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-xsrf-token',
      },
    })

  test('R135 R137 a listed origin may call with Authorization, Content-Type, Range and X-XSRF-TOKEN', async () => {
    const answer = await preflight(ORIGIN)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-max-age': '7200',
      'access-control-allow-headers': 'Authorization, Content-Type, Range, X-XSRF-TOKEN',
    })
    expect(answer.headers.vary).toContain('Origin')
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test.each([`${ORIGIN}.evil.example`, 'http://127.0.0.1:41730', 'https://127.0.0.1:4173', 'null', '*'])(
    'R137 the origin %s may not',
    async (origin) => {
      expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin')
      const answer = await api.app.inject({ url: '/api/get_home_page_slots', headers: { origin } })
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answer.headers.vary).toContain('Origin')
    },
  )

  test('R137 errors carry the origin too, so that a page can read them', async () => {
    const answer = await api.app.inject({ url: '/api/current_user', headers: { origin: ORIGIN } })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN)
  })
})

describe('errors', () => {
  test.each(['/api/nonsense', '/api', '/api/', '/api/web_documents/1/more'])(
    'R133 unknown path %s is 404',
    async (url) => {
      const answer = await api.app.inject({ url })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ errors: [`There is no GET ${url}.`], status: 404 })
    },
  )

  test.each([
    ['malformed JSON', '{', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['another kind of body', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['a body that is too large', JSON.stringify({ username: 'x'.repeat(300_000) }), 'application/json', 413],
  ])('R134 %s answers in the shape of errors', async (_, payload, type, status) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/auth',
      payload,
      headers: { 'content-type': type },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ errors: [expect.any(String)], status })
  })

  test.each(['/api/tags/%', '/api/tags/%E0%A4%A', '/api/all_documents?search_term=%'])(
    'R133 a malformed address is no failure of the server: %s',
    async (url) => {
      const answer = await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode >= 400)
        expect(answer.json()).toEqual({ errors: [expect.any(String)], status: answer.statusCode })
    },
  )

  test('R108 a malformed address of the portal leads to its error page', async () => {
    const answer = await api.app.inject({ url: '/document/%E0%A4%A' })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/error/404'])
  })

  test('R112 a failure inside is 500 without its reason', async () => {
    const broken = await buildApp({ db: api.db, jwtSecret: new Uint8Array(32), allowedOrigins: [] })
    broken.get('/api/broken', () => {
      throw new Error('secret reason')
    })
    const answer = await broken.inject({ url: '/api/broken' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ errors: ['Something went wrong. Please try again later.'], status: 500 })
    await broken.close()
  })
})

describe('headers', () => {
  test('C45 answers for one user are kept by no cache, and no address is passed on', async () => {
    const answer = await api.get('all_documents', {}, token)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each(['br', 'gzip'])('R152 a list is compressed by %s', async (encoding) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding }
    const answer = await api.app.inject({ url: '/api/all_documents', headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
    const plain = await api.get('all_documents', {}, token)
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  })
})

test('R151 logs never hold a token', async () => {
  expect(withoutTokens('/api/files/documents/1.pdf?auth_token=topsecret&force_download=true')).toBe(
    '/api/files/documents/1.pdf?auth_token=[redacted]&force_download=true',
  )
  expect(withoutTokens('http://127.0.0.1/api/files/replays/replay-17/1-2-topsecret/film.mp4')).toBe(
    'http://127.0.0.1/api/files/replays/replay-17/[redacted]/film.mp4',
  )
  expect(withoutTokens('/reset_password/topsecret?lang=en')).toBe('/reset_password/[redacted]?lang=en')
  expect(withoutTokens('/passwordless_login?passwordless_token=topsecret')).toBe(
    '/passwordless_login?passwordless_token=[redacted]',
  )
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = await buildApp({
    db: api.db,
    jwtSecret: new Uint8Array(32),
    allowedOrigins: [],
    logger: { ...loggerOptions('info'), stream },
  })
  await app.inject({
    url: '/api/files/documents/1.pdf?auth_token=topsecret',
    headers: { authorization: 'Bearer topsecret' },
  })
  await app.inject({ method: 'POST', url: '/api/auth', payload: { username: 'someone', password: 'topsecret' } })
  await app.close()
  expect(lines.filter((line) => line.includes('"request"'))).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toHaveProperty('reqId')
  expect(lines.join('')).not.toContain('topsecret')
})

test('R136 C43 every call is described at /api/openapi.json', async () => {
  const { openapi, paths } = (await api.app.inject({ url: '/api/openapi.json' })).json()
  expect(openapi).toBe('3.1.0')
  const calls = [
    ...['auth', 'refresh_auth_token', 'current_user', 'get_home_page_slots', 'footer_content', 'capture_event'],
    ...['web_documents', 'all_documents', 'research_documents', 'flashmail_documents', 'commentary_documents'],
    ...['analytics_documents', 'valuation_documents', 'primers_documents', 'eps_documents'],
    ...['analytics_archive_documents', 'web_documents/{id}', 'web_document_by_id', 'web_document_by_ref'],
    ...['web_documents/by_external_reference', 'web_document_preview', 'web_documents/most_popular'],
    ...['web_documents/suggested_content', 'suggested_content', 'tags', 'tags/companies', 'tags/{id}'],
    ...['tags/by_category', 'tags/related_to_document', 'tags/by_external_id', 'tags/related_companies_by_id'],
    ...['typeahead_suggestions', 'quick_select_tag'],
  ]
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(calls.map((call) => `/api/${call}`)))
})

test('R131 healthz and readyz answer 200', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const answer = await api.app.inject({ url })
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
  }
})
