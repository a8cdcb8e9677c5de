import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaults } from '#config/settings.ts'
import { readSettings } from '#server/settings.ts'
import { ORIGIN, openApi, type TestApi } from './support/api.ts'

let api: TestApi
let dist: string
let token: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'research-portal-csrf-'))
  await mkdir(join(dist, 'portal'))
  await writeFile(join(dist, 'portal/index.html'), '<title>Portal</title>')
  await writeFile(join(dist, 'portal/main.js'), 'export {}')
  api = await openApi(undefined, { dist, trustProxy: 1 })
  token = (await api.signIn()).token
})
afterAll(async () => {
  await api.close()
  await rm(dist, { recursive: true, force: true })
})

const page = (headers: Record<string, string> = {}, url = '/dashboard') => api.app.inject({ url, headers })
const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie'] ?? '')

const HOST = 'portal.example'
const OWN = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }
const change = (headers: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: '/api/capture_event',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload: { url: '/', event_type: 'Page Open' },
  })

describe('the cookie', () => {
  test('R135 C42 comes with a page of the portal, and a script can read it', async () => {
    const answer = await page()
    expect(cookieOf(answer)).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Lax$/)
    expect(cookieOf(await page())).not.toBe(cookieOf(answer))
  })

  test('R135 is Secure where the page came by https', async () => {
    expect(cookieOf(await page({ 'x-forwarded-proto': 'https' }))).toMatch(/; Secure$/)
  })

  test('R135 is kept once it is there, and comes with nothing but pages', async () => {
    expect(cookieOf(await page({ cookie: 'a=b; XSRF-TOKEN=kept' }))).toBe('')
    for (const url of ['/main.js', '/api/footer_content', '/api/get_home_page_slots', '/healthz'])
      expect(cookieOf(await page({}, url))).toBe('')
  })
})

describe('a change', () => {
  const cookie = 'a=b; XSRF-TOKEN=the-token'

  test('R135 from an own page with the cookie needs the header', async () => {
    expect((await change({ ...OWN, cookie, 'x-xsrf-token': 'the-token' })).statusCode).toBe(200)
    for (const wrong of [{}, { 'x-xsrf-token': 'another' }, { 'x-xsrf-token': '' }, { 'x-xsrf-token': 'the-tokeé' }]) {
      const answer = await change({ ...OWN, cookie, ...(wrong as Record<string, string>) })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ errors: [expect.stringContaining('forged')], status: 403 })
    }
  })

  test('R135 is known as the own page by its origin too, in browsers that say no more', async () => {
    const { 'sec-fetch-site': _, ...own } = OWN
    expect((await change({ ...own, cookie })).statusCode).toBe(403)
    expect((await change({ ...own, cookie, 'x-xsrf-token': 'the-token' })).statusCode).toBe(200)
  })

  test('R135 reads the cookie as scripts do', async () => {
    const answer = await change({ ...OWN, cookie: 'XSRF-TOKEN=forgery%201', 'x-xsrf-token': 'forgery 1' })
    expect(answer.statusCode).toBe(200)
    expect((await change({ ...OWN, cookie: 'XSRF-TOKEN=%', 'x-xsrf-token': '%' })).statusCode).toBe(200)
  })

  test('R137 without the cookie goes on as before: programs, other origins, own pages before their first answer', async () => {
    for (const headers of [
      {},
      OWN,
      { origin: ORIGIN, 'sec-fetch-site': 'same-site' },
      { cookie },
      { ...OWN, cookie: 'a=b' },
    ])
      expect((await change(headers)).statusCode).toBe(200)
  })

  test('R137 from another site with cookies is refused unless its origin is allowed', async () => {
    const crossSite = { 'sec-fetch-site': 'cross-site', cookie: 'a=b' }
    expect((await change({ ...crossSite, origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await change({ ...crossSite, origin: 'null' })).statusCode).toBe(403)
    expect((await change(crossSite)).statusCode).toBe(403)
    expect((await change({ ...crossSite, origin: ORIGIN })).statusCode).toBe(200)
  })

  test('R137 reading needs no header', async () => {
    const answer = await api.app.inject({
      url: '/api/current_user',
      headers: { ...OWN, cookie, authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('other names', () => {
  const { csrf } = readSettings({ XSRF_COOKIE_NAME: 'a.b+$', XSRF_HEADER_NAME: 'X-Other-Token' })
  let other: TestApi
  let otherToken: string

  beforeAll(async () => {
    other = await openApi(undefined, { dist, csrf })
    otherToken = (await other.signIn()).token
  })
  afterAll(() => other.close())

  const changeWith = async (headers: Record<string, string>) => {
    const { statusCode } = await other.app.inject({
      method: 'POST',
      url: '/api/capture_event',
      headers: { authorization: `Bearer ${otherToken}`, ...OWN, ...headers },
      payload: { url: '/', event_type: 'Page Open' },
    })
    return statusCode
  }

  test('R135 C42 the cookie has the name that the settings give, and is kept', async () => {
    const given = await other.app.inject({ url: '/dashboard' })
    expect(cookieOf(given)).toMatch(/^a\.b\+\$=[\w-]{24}; Path=/)
    const kept = await other.app.inject({ url: '/dashboard', headers: { cookie: 'aXb+$=no; a.b+$=kept' } })
    expect(cookieOf(kept)).toBe('')
    expect(cookieOf(await other.app.inject({ url: '/', headers: { cookie: 'XSRF-TOKEN=kept' } }))).not.toBe('')
  })

  test('R135 C42 a change needs the header that the settings name, and no other will do', async () => {
    const cookie = 'x=y; a.b+$=the-token'
    expect(await changeWith({ cookie, 'x-other-token': 'the-token' })).toBe(200)
    expect(await changeWith({ cookie, 'x-xsrf-token': 'the-token' })).toBe(403)
    expect(await changeWith({ cookie: 'XSRF-TOKEN=the-token' })).toBe(200)
  })

  test('R135 R137 pages of listed origins may send it', async () => {
    const { headers } = await other.app.inject({
      method: 'OPTIONS',
      url: '/api/capture_event',
      headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
    })
    expect(headers['access-control-allow-headers']).toBe('Authorization, Content-Type, Range, X-Other-Token')
  })

  test('R135 C42 are those that clients have by themselves where nothing is set', () => {
    const { xsrfCookieName: cookie, xsrfHeaderName: header } = defaults
    for (const env of [{}, { XSRF_COOKIE_NAME: '', XSRF_HEADER_NAME: '' }])
      expect(readSettings(env).csrf).toEqual({ cookie, header })
  })

  test.each([
    ...['a b', 'a;b', 'a=b', 'a,b', 'é', '"a"', 'a\nb', 'x'.repeat(101), 'currentUser', '__Host-x', '__Secure-x'].map(
      (name) => ['COOKIE', name],
    ),
    ...['X Token', 'X:Token', 'X-Tokén', 'Cookie', 'authorization', 'Sec-Token', 'Content-Type', 'X-Forwarded-For'].map(
      (name) => ['HEADER', name],
    ),
  ])('R135 XSRF_%s_NAME=%j stops the start', (kind, name) => {
    expect(() => readSettings({ [`XSRF_${kind}_NAME`]: name })).toThrow(`XSRF_${kind}_NAME must be the name of a`)
  })
})
