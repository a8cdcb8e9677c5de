// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { exchangedLink } from '#api/file-link.ts'
import { configure } from '#config/configure.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, raw, refusal, unreachable } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'
import '#config/config.ts'

const CALL = 'POST /v1/file_token'
let api: FakeApi

beforeEach(() => {
  signOut()
  updateCurrentUser(ada)
  api = fakeApi()
  api.script(CALL, json({ token: 'file-1', expires_in: 60 }))
  configure({
    apiBaseUrl: 'https://api.example/v1/',
    trustedOrigins: ['https://files.example'],
    fileTokens: 'exchange',
    paths: {},
  })
})

const linkTo = async (address: string) => (await exchangedLink(new URL(address)))?.href

test('R151 a link to a file of the API gets a token for its path, and the rest of the address stays', async () => {
  expect(await linkTo('https://api.example/v1/f/a%20b.pdf?a=1&auth_token=old&a=2#p3')).toBe(
    'https://api.example/v1/f/a%20b.pdf?a=1&auth_token=file-1&a=2#p3',
  )
  const [sent] = api.sent(CALL)
  expect(sent?.json).toEqual({ url: 'f/a%20b.pdf' })
  expect(sent?.headers.get('authorization')).toBe('Bearer access-1')
})

test('R151 by itself nothing is exchanged', async () => {
  configure({ fileTokens: 'access' })
  expect(await linkTo('https://api.example/v1/f.pdf')).toBeUndefined()
  expect(api.requests).toEqual([])
})

test.each(['https://files.example/f.pdf', 'https://evil.example/v1/f.pdf', 'https://api.example:8443/v1/f.pdf'])(
  'C45 the API is not asked for %s, which is of another origin',
  async (address) => {
    expect(await linkTo(address)).toBeUndefined()
    expect(api.requests).toEqual([])
  },
)

test.each(['https://api.example/f.pdf', 'https://api.example/v10/f.pdf'])(
  'R151 C45 the API is asked for %s by its whole address, and without a file there is no token at all',
  async (address) => {
    expect(await linkTo(`${address}?a=1`)).toBe(`${address}?a=1&auth_token=file-1`)
    expect(api.sent(CALL).map(({ json: body }) => body)).toEqual([{ url: address }])
    api.script(CALL, refusal(422))
    expect(await linkTo(address)).toBe(address)
  },
)

test.each([404, 405, 501])('R151 an API that answers %i knows no such call, and is not asked again', async (status) => {
  configure({ apiBaseUrl: `https://api-${status}.example/` })
  api.script('POST /file_token', refusal(status))
  expect(await linkTo(`https://api-${status}.example/f.pdf`)).toBeUndefined()
  expect(await linkTo(`https://api-${status}.example/g.pdf`)).toBeUndefined()
  expect(api.sent('POST /file_token')).toHaveLength(1)
})

test('R151 what lies below the API’s address and is no file of it gets no token at all', async () => {
  api.script(CALL, refusal(422))
  expect(await linkTo('https://api.example/v1/files/a%2Fb')).toBe('https://api.example/v1/files/a%2Fb')
})

test.each([
  ['403', refusal(403)],
  ['429', refusal(429)],
  ['500', refusal(500)],
  ['a broken connection', unreachable],
  ['an answer without a token', json({ expires_in: 60 })],
  ['an empty token', json({ token: '', expires_in: 60 })],
  ['an answer of another shape', json(null)],
  ['no JSON', raw('<html>')],
])('R151 another failure is one, and the access token does not take its place: %s', async (_, reply) => {
  api.script(CALL, reply)
  await expect(linkTo('https://api.example/v1/f.pdf')).rejects.toThrow()
})

test('R138 R151 a spent access token is renewed first', async () => {
  api.script(CALL, refusal(401), json({ token: 'file-2', expires_in: 60 }))
  const renewal = { token: 'access-2', refresh_token: 'refresh-2', contact: { name: ada.name } }
  api.script('POST /v1/refresh_auth_token', json(renewal))
  expect(await linkTo('https://api.example/v1/f.pdf')).toBe('https://api.example/v1/f.pdf?auth_token=file-2')
  expect(api.sent(CALL).map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer access-1',
    'Bearer access-2',
  ])
})

test('R025 R151 without a session nothing is sent', async () => {
  signOut()
  await expect(linkTo('https://api.example/v1/f.pdf')).rejects.toMatchObject({ status: 401 })
  expect(api.requests).toEqual([])
})

test('C43 the path of the call is a setting like that of every other', async () => {
  configure({ paths: { file_token: 'links/sign' } })
  api.script('POST /v1/links/sign', json({ token: 'signed', expires_in: 30 }))
  expect(await linkTo('https://api.example/v1/f.pdf')).toBe('https://api.example/v1/f.pdf?auth_token=signed')
})
