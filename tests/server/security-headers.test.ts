import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'

let api: TestApi
let dist: string
let token: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'research-portal-headers-'))
  await mkdir(join(dist, 'portal'))
  await mkdir(join(dist, 'widgets'))
  await writeFile(join(dist, 'portal/index.html'), '<title>Portal</title>')
  await writeFile(join(dist, 'widgets/loader.js'), 'export {}')
  api = await openApi(undefined, { dist, trustProxy: 1 })
  token = (await api.signIn()).token
})
afterAll(async () => {
  await api.close()
  await rm(dist, { recursive: true, force: true })
})

const headersOf = async (url: string, headers: Record<string, string> = {}) =>
  (await api.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } })).headers

const DATA = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

describe('C45 every kind of answer has the headers that are due', () => {
  test.each(['/api/current_user', '/api/all_documents', '/api/nonsense', '/api/tags/0', '/api/get_home_page_slots'])(
    'data: %s',
    async (url) => {
      expect(await headersOf(url)).toMatchObject({ 'content-security-policy': DATA, 'x-frame-options': 'DENY' })
    },
  )

  test('a page of the portal loads its own files only', async () => {
    const policy = String((await headersOf('/dashboard'))['content-security-policy'])
    expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('a file that is a page runs nothing', async () => {
    const policy = String((await headersOf('/api/files/documents/4.html'))['content-security-policy'])
    expect(policy).toContain("sandbox; default-src 'none'")
  })

  test('widgets are for every origin, everything else of this one', async () => {
    expect(await headersOf('/widgets/loader.js')).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' })
    for (const url of ['/dashboard', '/api/current_user', '/api/files/documents/1.pdf'])
      expect(await headersOf(url)).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
  })

  test('only the page that ends a company sign-in of another site stays connected with its opener', async () => {
    for (const [url, policy] of [
      ['/company_sign_in/return', 'unsafe-none'],
      ['/company_sign_in', 'same-origin'],
      ['/company_sign_in/return/more', 'same-origin'],
    ] as const)
      expect((await headersOf(url))['cross-origin-opener-policy'], url).toBe(policy)
  })

  test.each([
    '/dashboard',
    '/widgets/loader.js',
    '/api/current_user',
    '/api/files/documents/1.pdf',
    '/healthz',
    '/api/x',
  ])('all of them: %s', async (url) => {
    expect(await headersOf(url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=(), microphone=()'),
    })
  })

  test('Strict-Transport-Security is told over https and not over http', async () => {
    expect(await headersOf('/dashboard')).not.toHaveProperty('strict-transport-security')
    const secure = await headersOf('/dashboard', { 'x-forwarded-proto': 'https' })
    expect(secure['strict-transport-security']).toBe('max-age=63072000')
  })
})
