import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { seedAccounts } from '#demo/data/accounts.ts'
import { datasetFormats, datasets } from '#server/datasets/catalogue.ts'
import { pageScript } from '#server/datasets/page-script.ts'
import { escaped } from '#server/platform/files/escaped.ts'
import { NOW } from './seed/support.ts'
import { openApi, openDemoApi } from './support/api.ts'
import { rowsOf } from './support/csv-rows.ts'

type Account = keyof typeof seedAccounts

const files = Object.keys(datasets).flatMap((name) => Object.keys(datasetFormats).map((format) => `${name}.${format}`))

describe('the page of the datasets', () => {
  let api: Awaited<ReturnType<typeof openDemoApi>>
  const tokens = new Map<Account, string>()
  const tokenOf = (account: Account) => tokens.get(account) ?? ''

  beforeAll(async () => {
    api = await openDemoApi(NOW)
    for (const account of ['full', 'regions', 'trial'] as const) tokens.set(account, await api.signInAs(account))
  })
  afterAll(() => api.close())

  const table = async (file: string, account: Account = 'full') =>
    rowsOf((await api.get(`files/datasets/${file}`, { auth_token: tokenOf(account) })).body)

  test('R040 R164 has the entries of the portal, and is German for browsers that ask for it', async () => {
    const ask = (language: string) =>
      api.app.inject({
        url: '/api/files/datasets',
        headers: { authorization: `Bearer ${tokenOf('full')}`, 'accept-language': language },
      })
    const english = await ask('en-GB,de;q=0.8')
    expect(english.body).toContain('<html lang="en">')
    const { portalUrl } = english.body.match(/<a class="brand" href="(?<portalUrl>http:[^"]+)\/">/)?.groups ?? {}
    const entries = Array.from(english.body.matchAll(/class="entry" href="([^"]+)"([^>]*)>([^<]+)/g), (one) =>
      one.slice(1),
    )
    expect(entries).toEqual([
      [`${portalUrl}/dashboard`, '', 'Dashboard'],
      [`${portalUrl}/companies`, '', 'Companies'],
      [`${portalUrl}/events/upcoming`, '', 'Events'],
      [`${portalUrl}/datasets_redirect`, ' aria-current="page"', 'Datasets'],
    ])
    expect(english.body).toContain('as of March 18, 2026')
    const german = await ask('de-AT,en;q=0.8')
    expect(german.headers.vary).toContain('Accept-Language')
    expect(german.body).toContain('<html lang="de">')
    expect(german.body).toContain('Stand 18. März 2026')
    expect(german.body).toContain('aria-label="Schätzungen, CSV"')
  })

  test('R164 is in the language that the portal asks for', async () => {
    const { body } = await api.get('files/datasets', { language: 'de' }, tokenOf('full'))
    expect(body).toContain('<html lang="de">')
    expect((await api.get('files/datasets', { language: 'fr' }, tokenOf('full'))).statusCode).toBe(400)
  })

  test('R164 shows the first rows of each table as its file has them', async () => {
    const { body } = await api.get('files/datasets', {}, tokenOf('regions'))
    for (const [name, column] of [
      ['coverage', 'Company'],
      ['events', 'Event'],
    ] as const) {
      const [, preview = ''] = body.split(`<section data-table="${name}">`)
      const rows = (preview.split('</section>')[0] ?? '').match(/<tr><t(?:d|h scope="row")[\s\S]*?<\/tr>/g) ?? []
      const first = (await table(`${name}.csv`, 'regions')).slice(0, rows.length)
      expect(rows).toHaveLength(6)
      for (const [index, row] of rows.entries()) expect(row).toContain(`>${escaped(first[index]?.[column] ?? '')}</`)
    }
  })

  test('R164 R279 a table that has nothing for the user says so, and what to do', async () => {
    const { body } = await api.get('files/datasets', {}, tokenOf('trial'))
    expect(body).toContain('class="size">0 companies<')
    expect(body).toContain('Your contact here can extend it.')
    expect(body).not.toContain('data-table="estimates"')
  })

  test('R164 lists every table in each format, with links that carry the token and load by force', async () => {
    for (const path of ['files/datasets', 'files/datasets/']) {
      const answer = await api.get(path, { auth_token: tokenOf('full') })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      const links = Array.from(answer.body.matchAll(/href="([^"]+)" aria-label/g), ([, href = '']) =>
        href.replaceAll('&#38;', '&'),
      )
      expect(links.map((link) => link.split('?')[0])).toEqual(files.map((file) => `/api/files/datasets/${file}`))
      for (const link of links.filter((one) => one.includes('.csv'))) {
        const loaded = await api.app.inject({ url: link })
        expect([link, loaded.statusCode]).toEqual([link, 200])
        expect(loaded.headers['content-disposition']).toMatch(/^attachment; /)
      }
    }
  })

  test('R164 C45 runs nothing, loads nothing, is framed and kept by nobody, and passes no address on', async () => {
    const { headers, body } = await api.get('files/datasets', { auth_token: tokenOf('full') })
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers).toMatchObject({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(body).not.toMatch(/<script|style=|\bon[a-z]+=/)
  })

  test('R164 is for readers only, and a token comes back as what it is', async () => {
    expect((await api.get('files/datasets', {})).statusCode).toBe(401)
    expect((await api.get('files/datasets', { auth_token: '"><script>' })).statusCode).toBe(401)
    const bearer = await api.get('files/datasets', {}, tokenOf('full'))
    expect(bearer.statusCode).toBe(200)
    expect(bearer.body).not.toContain('auth_token')
  })
})

test('R164 R262 the page shows and counts the ratings of the reader alone', async () => {
  const own = await openApi()
  for (const user of ['full', 'europe', 'none'] as const) {
    const { token } = await own.signIn(user)
    const rows = rowsOf((await own.get('files/datasets/rating-history.csv', {}, token)).body)
    const { body } = await own.get('files/datasets', {}, token)
    const [, preview = ''] = body.split('<section data-table="rating-history">')
    const shown = (preview.split('</section>')[0] ?? '').matchAll(/<td>([^<]*)<\/td><\/tr>/g)
    expect(Array.from(shown, ([, one]) => one)).toEqual(rows.slice(0, 6).map(({ Document }) => Document))
    if (rows.length > 0) expect(body).toContain(`class="size">${rows.length} documents<`)
  }
  await own.close()
})

test('R164 C45 beside the portal the page has its style sheets, and takes the token out of the address', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'research-portal-datasets-'))
  await mkdir(join(dist, 'portal'))
  await writeFile(join(dist, 'portal/index.html'), '<link rel="stylesheet" crossorigin href="/assets/core-a_b.css">')
  const own = await openApi(undefined, { dist })
  const { token } = await own.signIn()
  const { headers, body } = await own.get('files/datasets', { auth_token: token })
  expect(body).toContain('<link rel="stylesheet" href="/assets/core-a_b.css">')
  expect(body).toContain('<a class="brand" href="/">')
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(body) ?? []
  expect(script).toBe(pageScript)
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[^']+'; font-src 'self'; /)
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect((await own.get('files/datasets', {}, token)).body).not.toContain('<script')
  await own.close()
  await rm(dist, { recursive: true })
})
