import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { buildDemoSite, intranetHeaders } from '#server/site/demo-site.ts'
import { fixtureDatabase } from './support/database.ts'

let directory: string
let db: Kysely<Database>
let portal: FastifyInstance
let intranet: FastifyInstance

const files: Record<string, string> = {
  'portal/index.html': '<title>Portal</title>',
  'portal/assets/index-abc.js': 'export {}',
  'portal/assets/index-abc.js.br': 'brotli',
  'portal/.vite/manifest.json': '{}',
  'widgets/loader.js': 'export {}',
  'widgets/assets/core-abc.js': 'export {}',
  'widgets/assets/core-abc.js.br': 'brotli',
  'widgets/first-paint/feed.html': '<research-feed></research-feed>',
  'widgets/integrity.json': '{ "version": "7.8.9", "files": {} }',
  'intranet/index.html': '<script type="module" src="%PORTAL%/widgets/loader.js"></script>',
  'secret.txt': 'private words',
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'research-portal-sites-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(directory, path, '..'), { recursive: true })
    await writeFile(join(directory, path), content)
  }
  db = await fixtureDatabase()
  portal = await buildApp({ db, jwtSecret: new Uint8Array(32), allowedOrigins: [], dist: directory })
  intranet = buildDemoSite({ directory: join(directory, 'intranet'), portalPort: 4173, headersFor: intranetHeaders })
})
afterAll(async () => {
  await portal.close()
  await intranet.close()
  await db.destroy()
  await rm(directory, { recursive: true, force: true })
})

describe('the portal', () => {
  test.each([
    '/',
    '/dashboard',
    '/company_profile/7',
    '/nonsense/deep?x=1',
    '/report-page.html?id=1',
    '/dashboard.html',
    '/datasets/coverage.xlsx',
    '/datasets_redirect/a/b.csv',
    '/document/HR-1.pdf',
    '/company_profile/2001.x',
    '/analyst_profile/a.b',
    '/reset_password/abc.def.ghi',
    '/error/4.4',
  ])('R037 R108 %s is a page of the portal', async (url) => {
    const answer = await portal.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(files['portal/index.html'])
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';connect-src 'self';img-src 'self' data:;" +
        "font-src 'self';media-src 'self' blob:;frame-src 'self' blob:;object-src 'none';base-uri 'none';form-action 'self';" +
        "frame-ancestors 'none';require-trusted-types-for 'script';trusted-types dompurify",
    )
  })

  test.each([
    '/api/nonsense',
    '/assets/old-123.js',
    '/widgets/nonsense.js',
    '/files/nonsense',
    '/.vite/manifest.json',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
  ])('R108 %s is no page', async (url) => {
    const answer = await portal.inject({ url })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('private words')
  })

  test('R108 what a reader visits is a page, whatever it looks like; what a page asks for is not', async () => {
    const asking = (mode: string, url: string) => portal.inject({ url, headers: { 'sec-fetch-mode': mode } })
    expect((await asking('navigate', '/old/page.aspx')).body).toBe(files['portal/index.html'])
    expect((await asking('no-cors', '/old/page.aspx')).statusCode).toBe(404)
    for (const url of ['/api/old.aspx', '/widgets/old.js', '/assets/old.js', '/files/old.pdf'])
      expect((await asking('navigate', url)).statusCode).toBe(404)
  })

  test.each(['/document/%00', '/company_profile/1%00', '/%00'])('R108 %s leads to the error page', async (url) => {
    const answer = await portal.inject({ url })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/error/404'])
  })

  test('a browser that asks for an icon beside a file is told that there is none, without a complaint', async () => {
    expect((await portal.inject({ url: '/favicon.ico' })).statusCode).toBe(204)
  })

  test('R131 hashed files are kept for a year and sent as they were compressed', async () => {
    const answer = await portal.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(answer.body).toBe('brotli')
    expect(answer.headers.etag).toBeTruthy()
  })
})

describe('the widgets', () => {
  test('R131 are open to every origin; the loader is asked for again after five minutes', async () => {
    const loader = await portal.inject({ url: '/widgets/loader.js' })
    expect(loader.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    })
    const chunk = await portal.inject({ url: '/widgets/assets/core-abc.js' })
    expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  const forever = 'public, max-age=31536000, immutable'
  test.each([
    ['/widgets/v7/loader.js', 'public, max-age=300', 'application/javascript; charset=utf-8'],
    ['/widgets/v7/assets/core-abc.js', forever, 'application/javascript; charset=utf-8'],
    ['/widgets/v7.8.9/loader.js', forever, 'application/javascript; charset=utf-8'],
    ['/widgets/v7.8.9/integrity.json', forever, 'application/json; charset=utf-8'],
    ['/widgets/first-paint/feed.html', 'public, max-age=300', 'text/html; charset=utf-8'],
  ])('embedding 18: %s is kept by "%s", open to every origin', async (url, cache, type) => {
    const answer = await portal.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': cache,
      'content-type': type,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    expect((await portal.inject({ url, method: 'HEAD' })).statusCode).toBe(200)
  })

  test('embedding 18: the files of a version are sent as they were compressed', async () => {
    const answer = await portal.inject({
      url: '/widgets/v7.8.9/assets/core-abc.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.body).toBe('brotli')
  })

  test.each(['v6', 'v7.8', 'v7.8.8', 'v8'])(
    'embedding 18: %s is no version that is here, and is told so',
    async (version) => {
      const answer = await portal.inject({ url: `/widgets/${version}/loader.js` })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.json()).toEqual({
        errors: [`There is no ${version} of the widgets here; there are v7 and v7.8.9.`],
        status: 404,
      })
    },
  )

  test.each(['/widgets/v7.8.9/nonsense.js', '/widgets/v7.8.9/../../secret.txt', '/widgets/v7/.vite/manifest.json'])(
    'embedding 18: %s is not served',
    async (url) => {
      const answer = await portal.inject({ url })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.body).not.toContain('private words')
    },
  )
})

describe('the intranet', () => {
  test('C45 allows the portal only, and its pages name the portal as the reader reaches it', async () => {
    const answer = await intranet.inject({ url: '/', headers: { host: 'localhost:4175' } })
    expect(answer.body).toBe('<script type="module" src="http://localhost:4173/widgets/loader.js"></script>')
    const origin = 'http://localhost:4173'
    expect(answer.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src ${origin}; style-src 'self' ${origin}; connect-src ${origin}; ` +
        `img-src 'self' ${origin}; font-src ${origin}`,
    )
  })

  test.each(['/nonsense', '/../secret.txt', '/..%2fsecret.txt', '/%2e%2e%2fsecret.txt', '/%00', '/%'])(
    'R108 %s is not served',
    async (url) => {
      const answer = await intranet.inject({ url })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.body).not.toContain('private words')
    },
  )

  test('C45 a strange host name does not get into a header', async () => {
    const answer = await intranet.inject({ url: '/', headers: { host: "a' https:;script-src *" } })
    expect(String(answer.headers['content-security-policy'])).not.toContain('*')
  })
})
