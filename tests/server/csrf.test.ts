import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
