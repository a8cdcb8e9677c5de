import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'

const FILE = '/api/files/documents/1.pdf'
const HOST = 'portal.example'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn()).token
})
afterAll(() => api.close())

const exchange = (url: unknown, bearer = token) =>
  api.app.inject({
    method: 'POST',
    url: '/api/file_token',
    payload: { url },
    headers: { host: HOST, ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }) },
  })

const tokenFor = async (url: string): Promise<string> => (await exchange(url)).json().token

describe('POST file_token', () => {
  test('R151 answers a token of another kind than the session’s, which names the file and lasts a minute', async () => {
    const answer = await exchange(FILE)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ token: expect.any(String), expires_in: 60 })
    expect(answer.headers['cache-control']).toContain('no-store')
    const { aud, path, sub, iat = 0, exp = 0 } = decodeJwt(answer.json().token)
    expect({ aud, path, sub, lifetime: exp - iat }).toEqual({ aud: 'file', path: FILE, sub: '1', lifetime: 60 })
  })

  test('R151 takes the path of a file or its address on this server, without regard to what follows the path', async () => {
    for (const url of [
      FILE,
      `${FILE}?force_download=true#page=2`,
      `http://${HOST}${FILE}`,
      `https://${HOST}${FILE}?auth_token=old`,
      `HTTPS://PORTAL.EXAMPLE:443${FILE}`,
      '/api/files/documents/%31.pdf',
      'files/documents/1.pdf?a=1',
    ])
      expect([url, decodeJwt(await tokenFor(url)).path]).toEqual([url, FILE])
  })

  test.each([
    ['nothing', ''],
    ['another origin', `https://evil.example${FILE}`],
    ['another origin without a scheme', `//evil.example${FILE}`],
    ['another port', `http://${HOST}:8080${FILE}`],
    ['another origin in a name', `http://${HOST}@evil.example${FILE}`],
    ['a name before the origin', `http://evil.example@${HOST}${FILE}`],
    ['a backslash in the origin', `http://${HOST}\\@evil.example${FILE}`],
    ['another scheme', `ftp://${HOST}${FILE}`],
    ['a script', 'javascript:alert(1)'],
    ['a relative path of something else', 'api/files/documents/1.pdf'],
    ['a relative path with steps', '../api/files/documents/1.pdf'],
    ['another call', '/api/current_user'],
    ['another path', '/document/1.pdf'],
    ['the folder of the files', '/api/files'],
    ['the same with a slash', '/api/files/'],
    ['an address that begins alike', '/api/files-of-others/1.pdf'],
    ['steps upwards', '/api/files/../current_user'],
    ['steps upwards that lead back', '/api/files/../files/documents/1.pdf'],
    ['encoded steps', '/api/files/%2e%2e/current_user'],
    ['steps to itself', '/api/files/./documents/1.pdf'],
    ['an encoded slash', '/api/files/documents%2F1.pdf'],
    ['an encoded backslash', '/api/files/documents%5c1.pdf'],
    ['a backslash', '/api/files\\documents\\1.pdf'],
    ['an empty part', '/api/files//documents/1.pdf'],
    ['a control character', '/api/files/documents/1%0a.pdf'],
    ['what cannot be decoded', '/api/files/documents/%E0%A4.pdf'],
    ['what is overlong', `/api/files/documents/${'1'.repeat(1024)}.pdf`],
  ])('R151 refuses %s with 422', async (_, url) => {
    const answer = await exchange(url)
    expect(answer.json()).toEqual({ errors: ['This is not the address of a file of this API.'], status: 422 })
    expect(answer.statusCode).toBe(422)
  })

  test.each([{}, { url: 7 }, { url: null }, { url: [FILE] }])(
    'R151 answers a body of another shape with 400: %j',
    async (body) => {
      expect((await api.post('file_token', body, token)).statusCode).toBe(400)
    },
  )

  test('R137 R151 needs a session: no token, no file token and none in the query will do', async () => {
    expect((await exchange(FILE, '')).statusCode).toBe(401)
    expect((await exchange(FILE, await tokenFor(FILE))).statusCode).toBe(401)
    expect((await api.post(`file_token?auth_token=${token}`, { url: FILE })).statusCode).toBe(401)
  })
})
