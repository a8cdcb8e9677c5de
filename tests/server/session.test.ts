import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'
import { PASSWORD, users } from './support/fixture.ts'

const MINUTE = 60_000
let api: TestApi

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())

const refresh = (token: string) => api.post('refresh_auth_token', { refresh_token: token })
const currentUser = (token?: string) => api.get('current_user', {}, token)

describe('POST auth', () => {
  test('R140 R012 R392 answers token, refresh_token, username and contact, and the token opens current_user', async () => {
    const answer = await api.post('auth', { username: users.full.username, password: PASSWORD })
    expect(answer.statusCode).toBe(200)
    const { token, refresh_token, ...rest } = answer.json()
    expect(token.split('.')).toHaveLength(3)
    expect(refresh_token.length).toBeGreaterThan(40)
    expect(rest).toEqual({
      username: 'full@example.com',
      contact: { name: 'Flora Full', cris: [{ Region: 'Europe;Asia', Sector: 'Banks' }], external_reference: 'usr-1' },
    })
    expect((await currentUser(token)).statusCode).toBe(200)
  })

  test('R140 takes a username without regard to case and surrounding spaces', async () => {
    const answer = await api.post('auth', { username: ' FULL@Example.com ', password: PASSWORD })
    expect(answer.statusCode).toBe(200)
  })

  test.each([
    ['a wrong password', { username: users.full.username, password: 'Wrong horse 1!' }],
    ['an unknown user', { username: 'nobody@example.com', password: PASSWORD }],
  ])('R018 R140 answers %s with 403 and the same words', async (_, body) => {
    const answer = await api.post('auth', body)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ errors: ['The username or the password is incorrect.'], status: 403 })
  })

  test.each([
    {},
    { username: 'a' },
    { username: '', password: 'b' },
    { username: 1, password: 'b' },
    { username: 'a\0', password: 'b' },
    { username: 'a'.repeat(400), password: 'b' },
  ])('R140 answers a body of another shape with 400: %j', async (body) => {
    const answer = await api.post('auth', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ errors: [expect.any(String)], status: 400 })
  })

  test('R140 refuses more than 20 failures of an account within 5 minutes, other accounts sign in', async () => {
    const attempt = (password: string) => api.post('auth', { username: users.trial.username, password })
    for (let count = 0; count < 20; count++) expect((await attempt(`wrong ${count}`)).statusCode).toBe(403)
    const refused = await attempt(PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({ errors: ['Too many attempts. Please try again later.'], status: 429 })
    expect(refused.headers['retry-after']).toBe('300')
    expect((await api.post('auth', { username: users.full.username, password: PASSWORD })).statusCode).toBe(200)
    api.wait(5 * MINUTE + 1)
    expect((await attempt(PASSWORD)).statusCode).toBe(200)
  })
})

describe('an access token', () => {
  test('R138 is good for ten minutes, then the call answers 401', async () => {
    const { token } = await api.signIn()
    api.wait(10 * MINUTE - 1000)
    expect((await currentUser(token)).statusCode).toBe(200)
    api.wait(2000)
    const expired = await currentUser(token)
    expect(expired.statusCode).toBe(401)
    expect(expired.json()).toEqual({ errors: ['Sign in again.'], status: 401 })
  })

  test('R137 R138 is asked for on every authenticated call: none, another key or another algorithm is 401', async () => {
    const { token } = await api.signIn()
    const [header, payload, signature = ''] = token.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const forged = [
      undefined,
      'x',
      `${header}.${payload}.${[...signature].reverse().join('')}`,
      `${none}.${payload}.`,
      `${header}.${Buffer.from('{"sub":"1","exp":9999999999}').toString('base64url')}.${signature}`,
    ]
    for (const one of forged) expect((await currentUser(one)).statusCode).toBe(401)
    for (const path of ['all_documents', 'tags', 'tags/7', 'typeahead_suggestions', 'web_document_preview']) {
      expect((await api.get(path)).statusCode).toBe(401)
    }
    expect((await api.post('capture_event', { url: '/', event_type: 'Page Open' })).statusCode).toBe(401)
  })

  test('R138 names its session, which a renewal and a file token carry on', async () => {
    const { token, refresh_token } = await api.signIn()
    const { sid } = decodeJwt(token)
    expect(sid).toMatch(/^[\da-f-]{36}$/)
    expect(decodeJwt((await refresh(refresh_token)).json().token).sid).toBe(sid)
    const file = await api.post('file_token', { url: '/api/files/documents/1.pdf' }, token)
    expect(decodeJwt(file.json().token).sid).toBe(sid)
    expect(decodeJwt((await api.signIn()).token).sid).not.toBe(sid)
  })

  test('R149 R013 current_user tells who is signed in', async () => {
    const { token } = await api.signIn('europe')
    expect((await currentUser(token)).json()).toEqual({
      username: 'europe@example.com',
      external_reference: 'usr-2',
      contact: { name: 'Eve Europe', cris: [], external_reference: 'usr-2' },
    })
  })
})

describe('POST refresh_auth_token', () => {
  test('R145 R010 answers a new pair and contact.name; the new pair works', async () => {
    const { refresh_token } = await api.signIn()
    const answer = await refresh(refresh_token)
    expect(answer.statusCode).toBe(200)
    const { token, refresh_token: next, contact } = answer.json()
    expect(contact).toEqual({ name: 'Flora Full' })
    expect(next).not.toBe(refresh_token)
    expect((await currentUser(token)).statusCode).toBe(200)
    expect((await refresh(next)).statusCode).toBe(200)
  })

  test('R145 R111 revokes the whole family when a spent token comes again later', async () => {
    const { refresh_token } = await api.signIn()
    const { refresh_token: next } = (await refresh(refresh_token)).json()
    const other = await api.signIn()
    api.wait(11_000)
    expect((await refresh(refresh_token)).statusCode).toBe(401)
    expect((await refresh(next)).statusCode).toBe(401)
    expect((await refresh(other.refresh_token)).statusCode).toBe(200)
  })

  test('R145 answers 401 for a token that it has never made', async () => {
    const { refresh_token } = await api.signIn()
    const [secret, rotating = ''] = refresh_token.split('.')
    for (const forged of ['unknown', `${secret}.${'A'.repeat(43)}`, `${'A'.repeat(43)}.${rotating}`, `${secret}.`]) {
      const answer = await refresh(forged)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ errors: ['Sign in again.'], status: 401 })
    }
    // Nobody ends a session by guessing.
    expect((await refresh(refresh_token)).statusCode).toBe(200)
  })

  test('R145 keeps refresh tokens as hashes only', async () => {
    const { refresh_token } = await api.signIn()
    const { refresh_token: next } = (await refresh(refresh_token)).json()
    const rows = await api.db.selectFrom('sessions').selectAll().execute()
    expect(rows.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true)
    for (const half of [refresh_token, next].flatMap((token: string) => token.split('.')))
      expect(JSON.stringify(rows)).not.toContain(half)
  })
})
