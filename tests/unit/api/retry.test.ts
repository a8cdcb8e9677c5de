import { beforeEach, expect, test, vi } from 'vitest'
import { sendPublic } from '#api/client.ts'
import { type FakeApi, fakeApi, json, type Reply, refusal, unreachable } from '../../support/fake-api.ts'
import { fakeClock } from '../../support/fake-clock.ts'

let api: FakeApi
let clock: ReturnType<typeof fakeClock>

beforeEach(() => {
  vi.useRealTimers()
  clock = fakeClock()
  api = fakeApi()
})

const get = () => sendPublic({ call: 'footer_content' })
const post = () => sendPublic({ call: 'auth', json: {} })
const outcome = (work: Promise<unknown>) => work.catch((reason: unknown) => reason)

test.each<[string, Reply]>([
  ['a network that fails', unreachable],
  ['502', refusal(502)],
  ['503', refusal(503)],
  ['504', refusal(504)],
])('R139 R410 C44 a GET is repeated after %s, 100, 200 and 400 ms later', async (_, reply) => {
  api.script('GET footer_content', reply, reply, reply, json('done'))
  const answer = get()
  const sent: number[] = []
  for (const wait of [0, 99, 1, 199, 1, 399, 1]) {
    await clock.pass(wait)
    sent.push(api.requests.length)
  }
  expect(sent).toEqual([1, 1, 2, 2, 3, 3, 4])
  expect(await answer).toBe('done')
})

test('R139 C44 after the third repeat the failure stands', async () => {
  api.script('GET footer_content', refusal(503))
  const answer = outcome(get())
  await clock.pass(60_000)
  expect(await answer).toMatchObject({ code: 'server', status: 503 })
  expect(api.requests).toHaveLength(4)
})

test('C44 a server that names a later time does not make the reader wait', async () => {
  const later: Reply = () => new Response('', { status: 503, headers: { 'retry-after': '20' } })
  api.script('GET footer_content', later, json('done'))
  const answer = get()
  await clock.pass(100)
  expect(await answer).toBe('done')
})

test.each([400, 401, 403, 404, 408, 413, 429, 500])('R139 C44 a GET is not repeated after %d', async (status) => {
  api.script('GET footer_content', refusal(status))
  const answer = outcome(get())
  await clock.pass(60_000)
  expect(await answer).toMatchObject({ status })
  expect(api.requests).toHaveLength(1)
})

test.each<[string, Reply]>([
  ['a network that fails', unreachable],
  ['503', refusal(503)],
])('R139 C44 a POST is never repeated, not even after %s', async (_, reply) => {
  api.script('POST auth', reply)
  const answer = outcome(post())
  await clock.pass(60_000)
  expect(await answer).toBeInstanceOf(Error)
  expect(api.requests).toHaveLength(1)
})

test('R153 a call that is given up while it waits for its repeat is not sent again', async () => {
  api.script('GET footer_content', refusal(503))
  const leaving = new AbortController()
  const answer = outcome(sendPublic({ call: 'footer_content', signal: leaving.signal }))
  await clock.pass(50)
  leaving.abort()
  await clock.pass(60_000)
  expect(await answer).toMatchObject({ name: 'AbortError' })
  expect(api.requests).toHaveLength(1)
})
