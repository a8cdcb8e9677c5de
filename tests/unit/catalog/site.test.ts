import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSecurityHeaders } from '#server/platform/http/security-headers.ts'
import { serveCatalog } from '#server/site/catalog-site.ts'
import { servePortal } from '#server/site/portal.ts'

let dist = ''

const files = {
  'catalog/index.html': '<title>catalog</title>',
  'catalog/preview.html': '<title>preview</title>',
  'catalog/catalog/index-abc.js': 'void 0',
  'widgets/loader.js': 'void 0',
  'widgets/doctor.js': 'void 0',
  'widgets/first-paint/feed.html': '<research-feed></research-feed>',
  'portal/index.html': '<title>portal</title>',
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'catalog-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(dist, path, '..'), { recursive: true })
    await writeFile(join(dist, path), text)
  }
})
afterAll(() => rm(dist, { recursive: true, force: true }))

/** The sites of a build as the server has them. */
async function site(directory = dist) {
  const app = fastify()
  await setSecurityHeaders(app)
  await serveCatalog(app, directory)
  await servePortal(app, directory)
  return (url: string) => app.inject({ url })
}

test.each([
  '/widgets/',
  '/widgets/install',
  '/widgets/frameworks',
  '/widgets/theming',
  '/widgets/doctor',
  '/widgets/elements/feed',
])('embedding 23: %s is the documentation, under a policy of its own', async (url) => {
  const { statusCode, body, headers } = await (await site())(url)
  expect([statusCode, body]).toEqual([200, '<title>catalog</title>'])
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(headers['cache-control']).toBe('no-cache')
})

test('embedding 18: files of the widgets stay what they are beside it', async () => {
  const get = await site()
  for (const url of ['/widgets/loader.js', '/widgets/doctor.js']) {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
  }
  expect((await get('/widgets/nothing.js')).statusCode).toBe(404)
  expect((await get('/widgets/catalog/index-abc.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/widgets/catalog/first-paint.json')).json()).toEqual(['feed.html'])
})

test('embedding 23: addresses without or with a slash too many lead to the page', async () => {
  const get = await site()
  expect((await get('/widgets')).headers.location).toBe('/widgets/')
  expect((await get('/widgets/install/')).headers.location).toBe('/widgets/install')
  expect((await get('/widgets/elements/feed/?a=b/')).headers.location).toBe('/widgets/elements/feed?a=b/')
})

test('embedding 2: a preview is sent with the policy asked for, and no other site may frame it', async () => {
  const get = await site()
  const policyAt = async (query: string) => {
    const { statusCode, body, headers } = await get(`/widgets/preview${query}`)
    expect([statusCode, body, headers['x-frame-options']]).toEqual([200, '<title>preview</title>', 'SAMEORIGIN'])
    return headers['content-security-policy']
  }
  expect(await policyAt('?element=research-feed&host=strict')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  )
  expect(await policyAt('?element=research-replay&host=trusted')).toContain(
    "media-src 'self' blob:; require-trusted-types-for",
  )
  for (const query of ['', '?host=constructor', '?host=a&host=strict', '?element[]=x;script-src%20*'])
    expect(await policyAt(query)).toBe("script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'")
})

test('embedding 23: without a build of it there is no documentation', async () => {
  const get = await site(join(dist, 'widgets'))
  expect((await get('/widgets/')).statusCode).toBe(404)
})
