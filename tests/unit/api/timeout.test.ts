import { beforeEach, expect, test, vi } from 'vitest'
import { sendPublic } from '#api/client.ts'
import { send } from '#api/send.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, type Reply, refusal, silent, stalled } from '../../support/fake-api.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { ada } from '../../support/people.ts'

let api: FakeApi
let clock: ReturnType<typeof fakeClock>

beforeEach(() => {
  vi.useRealTimers()
  clock = fakeClock()
  api = fakeApi()
  updateCurrentUser(ada)
})

const outcome = (work: Promise<unknown>) => work.catch((reason: unknown) => reason)
const timeout = { code: 'timeout', message: 'Request Timeout' }

test.each<[string, Reply]>([
  ['never answers', silent],
  ['stalls after its headers', stalled],
])('R132 R110 R410 a server that %s is given up after 30 s', async (_, reply) => {
  api.script('GET footer_content', reply)
  let settled = false
  const answer = outcome(sendPublic({ call: 'footer_content' })).finally(() => {
    settled = true
  })
  await clock.pass(29_999)
  expect(settled).toBe(false)
  await clock.pass(1)
  expect(await answer).toMatchObject(timeout)
})

test('R110 R132 a call that its caller may give up has the same limit', async () => {
  api.script('GET footer_content', silent)
  const { signal } = new AbortController()
  const answer = outcome(sendPublic({ call: 'footer_content', signal }))
  await clock.pass(30_000)
  expect(await answer).toMatchObject(timeout)
})

test('R132 a POST and a guarded call have the same limit', async () => {
  api.script('POST auth', silent)
  api.script('GET current_user', silent)
  const answers = [outcome(sendPublic({ call: 'auth', json: {} })), outcome(send({ call: 'current_user' }))]
  await clock.pass(30_000)
  expect(await Promise.all(answers)).toMatchObject([timeout, timeout])
})

test('R132 C44 the limit counts repeats as well', async () => {
  api.script('GET footer_content', refusal(503), silent)
  const answer = outcome(sendPublic({ call: 'footer_content' }))
  await clock.pass(30_000)
  expect(await answer).toMatchObject(timeout)
})

test('R139 C44 nothing is repeated after a timeout', async () => {
  api.script('GET footer_content', silent)
  const answer = outcome(sendPublic({ call: 'footer_content' }))
  await clock.pass(120_000)
  await answer
  expect(api.requests).toHaveLength(1)
})
