import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileTokens } from '#server/access/file-tokens.ts'
import { fixedKeyring } from '#server/access/keyring.ts'
import { getSessionId } from '#server/access/proof.ts'
import { openApi, type Query, type TestApi } from './support/api.ts'
import { PASSWORD } from './support/fixture.ts'
import { SECRET } from './support/secret.ts'

const FILE = '/api/files/documents/1.pdf'
const NEW_PASSWORD = 'Another horse 2!'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
})
beforeEach(async () => {
  token = (await api.signIn()).token
})
afterAll(() => api.close())

const exchange = (url: string, bearer = token) => api.post('file_token', { url }, bearer)

const tokenFor = async (url: string, bearer?: string): Promise<string> => (await exchange(url, bearer)).json().token

/** Follows a link as a browser does, which sends no header. */
const follow = (path: string, auth_token: string | readonly string[], more: Query = {}) =>
  api.get(path.replace('/api/', ''), { auth_token, ...more })

const statusOf = async (path: string, auth_token: string) => (await follow(path, auth_token)).statusCode

describe('a file token', () => {
  test('R151 opens its file, as often as is asked, by HEAD and for a range as well', async () => {
    const own = await tokenFor(FILE)
    const answers = [await follow(FILE, own), await follow(FILE, own, { force_download: 'true' })]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers.map(({ headers }) => String(headers['content-disposition']).split(';')[0])).toEqual([
      'inline',
      'attachment',
    ])
    for (const { rawPayload } of answers) expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const url = `${FILE}?auth_token=${own}`
    const head = await api.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.payload]).toEqual([200, ''])
    // A file that is made when it is asked for has no ranges: it comes whole.
    const range = await api.app.inject({ url, headers: { range: 'bytes=0-99' } })
    expect([range.statusCode, range.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  test('R151 opens its file however the address spells it', async () => {
    const own = await tokenFor(FILE)
    expect(await statusOf('/api/files/documents/%31.pdf', own)).toBe(200)
    expect(await statusOf('/api/files/documents/%2531.pdf', own)).toBe(401)
  })

  test('R151 opens no other path', async () => {
    const own = await tokenFor(FILE)
    for (const path of ['/api/files/documents/2.xlsx', '/api/files/documents/1.PDF', '/api/files/datasets'])
      expect([path, await statusOf(path, own)]).toEqual([path, 401])
    expect(await statusOf('/api/files/datasets/', await tokenFor('/api/files/datasets'))).toBe(401)
    expect(await statusOf('/api/files/datasets', await tokenFor('/api/files/datasets/'))).toBe(401)
  })

  test('R151 is good for a minute and no longer, while the session goes on', async () => {
    const own = await tokenFor(FILE)
    api.wait(59_000)
    expect(await statusOf(FILE, own)).toBe(200)
    api.wait(2_000)
    expect(await statusOf(FILE, own)).toBe(401)
    expect(await statusOf(FILE, token)).toBe(200)
  })

  test('R137 R151 is never good as a bearer, for its own file neither', async () => {
    const own = await tokenFor(FILE)
    for (const path of ['current_user', 'files/documents/1.pdf'])
      expect((await api.get(path, {}, own)).statusCode).toBe(401)
    // Beside a header, the query does not count.
    expect((await api.get('files/documents/1.pdf', { auth_token: own }, own)).statusCode).toBe(401)
    expect((await api.get('current_user', { auth_token: own })).statusCode).toBe(401)
  })

  test('R151 cannot be forged, altered or made of an access token', async () => {
    const secret = new TextEncoder().encode(SECRET)
    const kid = fixedKeyring(secret).current().id
    const { iat = 0, ...claims } = decodeJwt(await tokenFor(FILE))
    const signed = (changes: object, key = secret) =>
      new SignJWT({ ...claims, iat, ...changes }).setProtectedHeader({ alg: 'HS256', kid }).sign(key)
    expect(await statusOf(FILE, await signed({}))).toBe(200)
    for (const one of [
      await signed({}, new TextEncoder().encode('another key of thirty-two characters')),
      await signed({ aud: 'api file' }),
      await signed({ path: undefined }),
      await signed({ path: [FILE] }),
      await signed({ since: undefined }),
      await signed({ since: 'now' }),
      await signed({ sub: 'everybody' }),
      // Whatever it says of its own end.
      await signed({ iat: iat - 61, exp: iat + 3600 }),
    ])
      expect([decodeJwt(one), await statusOf(FILE, one)]).toEqual([decodeJwt(one), 401])
    const [head, body = '', signature] = (await tokenFor('/api/files/documents/2.xlsx')).split('.')
    const altered = Buffer.from(body, 'base64url').toString().replace('2.xlsx', '1.pdf')
    expect(await statusOf(FILE, [head, Buffer.from(altered).toString('base64url'), signature].join('.'))).toBe(401)
  })

  test('R151 R148 ends with a new password, as the access token does, and lives on for nobody who had it', async () => {
    const { token: before } = await api.signIn('europe')
    api.wait(2_000)
    const own = await tokenFor(FILE, before)
    const page = await follow('/api/files/datasets', await tokenFor('/api/files/datasets', before))
    const [listed = ''] = linksIn(page.body)
    expect(await statusOf(FILE, own)).toBe(200)
    api.wait(2_000)
    const change = { old_password: PASSWORD, new_password: NEW_PASSWORD }
    expect((await api.post('current_user/change_password', change, before)).statusCode).toBe(204)
    expect(await statusOf(FILE, own)).toBe(401)
    expect((await api.app.inject({ url: listed })).statusCode).toBe(401)
    expect((await exchange(FILE, before)).statusCode).toBe(401)
  })

  test('R148 counts as old as the token it was given for, so that a change of the password in between ends it', async () => {
    const { iat = 0 } = decodeJwt(token)
    const own = await fileTokens(new TextEncoder().encode(SECRET), () => new Date((iat + 30) * 1000)).issue(FILE, {
      userId: 1,
      sessionId: getSessionId(decodeJwt(token)) ?? '',
      issuedAt: new Date(iat * 1000),
    })
    api.wait(30_000)
    expect(await statusOf(FILE, own)).toBe(200)
    const outAt = (seconds: number | null) =>
      api.db
        .updateTable('users')
        .set({ signed_out_at: seconds === null ? null : new Date((iat + seconds) * 1000) })
        .where('id', '=', 1)
        .execute()
    await outAt(20)
    expect(await statusOf(FILE, own)).toBe(401)
    await outAt(null)
  })

  test('R261 R264 opens nothing that its reader may not load', async () => {
    const { token: trial } = await api.signIn('trial')
    const own = await tokenFor(FILE, trial)
    const answer = await follow(FILE, own)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().errors).toEqual(["Your subscription level doesn't provide access to this document."])
    expect(await statusOf('/api/files/documents/99999.pdf', await tokenFor('/api/files/documents/99999.pdf'))).toBe(404)
    await api.db.updateTable('users').set({ is_active: false }).where('id', '=', 3).execute()
    expect(await statusOf(FILE, own)).toBe(401)
    await api.db.updateTable('users').set({ is_active: true }).where('id', '=', 3).execute()
  })

  test('R151 of two in one link the first counts', async () => {
    const own = await tokenFor(FILE)
    expect((await follow(FILE, [own, 'x'])).statusCode).toBe(200)
    expect((await follow(FILE, ['x', own])).statusCode).toBe(401)
    expect((await follow(FILE, [await tokenFor('/api/files/datasets'), token])).statusCode).toBe(401)
  })

  test('R151 a download by it is put on record as its reader’s', async () => {
    await api.db.deleteFrom('audit').execute()
    await follow(FILE, await tokenFor(FILE))
    expect(await api.db.selectFrom('audit').select(['action', 'subject', 'username']).execute()).toEqual([
      { action: 'file.download', subject: 'documents/1.pdf', username: 'full@example.com' },
    ])
  })
})

/** The links to files; others lead back to the portal. */
const linksIn = (html: string) =>
  Array.from(html.matchAll(/href="(\/api\/[^"]+)"/g), ([, href = '']) => href.replaceAll('&#38;', '&'))

/** With the token of each, which names its own file. */
async function checkDatasetsPage(of: TestApi, auth_token: string) {
  const page = await of.get('files/datasets', { auth_token })
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toContain(auth_token)
  const links = linksIn(page.body).map((link) => new URL(link, 'http://localhost'))
  expect(links).toHaveLength(8)
  for (const { pathname, searchParams } of links) {
    const { aud, path } = decodeJwt(searchParams.get('auth_token') ?? '')
    expect({ aud, path }).toEqual({ aud: 'listed file', path: pathname })
  }
  return links.map(({ pathname, search }) => pathname + search)
}

describe('the page of the datasets', () => {
  test('R164 gives each of its links a token of its own, however it was opened, and none that opens the page', async () => {
    for (const one of [token, await tokenFor('/api/files/datasets')]) {
      const [coverage = '', , history = ''] = await checkDatasetsPage(api, one)
      const loaded = await api.app.inject({ url: coverage })
      expect([loaded.statusCode, loaded.headers['content-disposition']]).toEqual([
        200,
        expect.stringMatching(/^attachment; /),
      ])
      const other = new URL(history, 'http://localhost').searchParams.get('auth_token') ?? ''
      expect(await statusOf('/api/files/datasets/coverage.csv', other)).toBe(401)
      expect(await statusOf('/api/files/datasets', other)).toBe(401)
      expect((await api.get('files/datasets/coverage.csv', {}, other)).statusCode).toBe(401)
    }
  })

  test('R164 its links are good for the ten minutes that its footer tells', async () => {
    const page = await follow('/api/files/datasets', await tokenFor('/api/files/datasets'))
    expect(page.body).toContain('The links are good for ten minutes.')
    const [link = ''] = linksIn(page.body)
    api.wait(599_000)
    expect((await api.app.inject({ url: link })).statusCode).toBe(200)
    api.wait(2_000)
    expect((await api.app.inject({ url: link })).statusCode).toBe(401)
  })
})

describe('FILE_TOKENS_ONLY', () => {
  let strict: TestApi
  let access: string
  beforeAll(async () => {
    strict = await openApi(undefined, { fileTokensOnly: true })
    access = (await strict.signIn()).token
  })
  afterAll(() => strict.close())

  const strictToken = async (url: string): Promise<string> =>
    (await strict.post('file_token', { url }, access)).json().token

  test('R151 refuses access tokens in links, and takes them in headers', async () => {
    for (const path of ['files/documents/1.pdf', 'files/datasets', 'files/datasets/coverage.csv']) {
      const refused = await strict.get(path, { auth_token: access })
      expect(refused.json()).toEqual({ errors: ['Sign in again.'], status: 401 })
      expect((await strict.get(path, {}, access)).statusCode).toBe(200)
      expect((await strict.get(path, { auth_token: await strictToken(`/api/${path}`) })).statusCode).toBe(200)
    }
  })

  test('R164 the links of the page of the datasets open their files', async () => {
    for (const link of await checkDatasetsPage(strict, await strictToken('/api/files/datasets')))
      expect([link, (await strict.app.inject({ url: link })).statusCode]).toEqual([link, 200])
  })
})
