import { beforeEach, expect, test } from 'vitest'
import { sendPublic } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { type FakeApi, fakeApi, json, noContent, raw, refusal, unreachable } from '../../support/fake-api.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
})

/** A POST, which is never repeated. */
const call = () => sendPublic({ call: 'reset_password', json: {} })
const answers = (...replies: Parameters<FakeApi['script']>[1][]) => api.script('POST reset_password', ...replies)

test.each([200, 201, 299])('R133 %d is a success', async (status) => {
  answers(json({ id: 1 }, status))
  expect(await call()).toEqual({ id: 1 })
})

test.each([
  [400, 'bad-request'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'bad-request'],
  [422, 'bad-request'],
  [429, 'too-many-requests'],
  [500, 'server'],
  [503, 'server'],
])('R112 R133 %d is a failure called %s', async (status, code) => {
  answers(refusal(status))
  await expect(call()).rejects.toBeInstanceOf(ApiError)
  await expect(call()).rejects.toMatchObject({ status, code })
})

test('R112 a network that fails is a failure called network, without a status', async () => {
  answers(unreachable)
  await expect(call()).rejects.toMatchObject({ code: 'network', message: 'Network Error', status: undefined })
})

test("R075 R088 the server's own texts come along", async () => {
  answers(refusal(422, 'Too short', 'Too old'))
  await expect(call()).rejects.toMatchObject({ errors: ['Too short', 'Too old'], message: 'Too short' })
})

test.each([
  ['HTML', raw('<h1>Bad Gateway</h1>', 500)],
  ['an empty text', raw('', 500)],
  ['null', raw('null', 500)],
  ['a text', raw('"no"', 500)],
  ['a list', raw('[1]', 500)],
  ['errors that are no list', raw('{"errors": {"a": 1}}', 500)],
  ['errors that are no texts', raw('{"errors": [1, null, {}]}', 500)],
])('R112 an error answer that holds %s is survived', async (_, reply) => {
  answers(reply)
  await expect(call()).rejects.toMatchObject({ code: 'server', status: 500, errors: [] })
})

test('R133 an answer without content is undefined', async () => {
  answers(noContent)
  expect(await call()).toBeUndefined()
})

test('an empty answer with 200 is undefined', async () => {
  answers(raw(''))
  expect(await call()).toBeUndefined()
})

test.each(['{"records": [', '<html>', 'undefined'])(
  'R112 a success that is not JSON, %s, is a bad response',
  async (text) => {
    answers(raw(text))
    await expect(call()).rejects.toMatchObject({ code: 'bad-response', message: 'Bad Response' })
  },
)
