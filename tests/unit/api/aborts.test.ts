import { beforeEach, expect, test } from 'vitest'
import { isAbort } from '#api/errors.ts'
import { send } from '#api/send.ts'
import { $session } from '#session/session.store.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal, silent, stalled } from '../../support/fake-api.ts'
import { ada, renewal } from '../../support/people.ts'

let api: FakeApi
let leaving: AbortController

beforeEach(() => {
  api = fakeApi()
  leaving = new AbortController()
  updateCurrentUser(ada)
})

const call = () => send({ call: 'current_user', signal: leaving.signal }).catch((reason: unknown) => reason)
const ticks = () => new Promise((resolve) => setTimeout(resolve, 5))

test.each([
  ['before its answer', silent],
  ['within its body', stalled],
])('R153 a call given up %s is an abort, not a failure', async (_, reply) => {
  api.script('GET current_user', reply)
  const answer = call()
  await ticks()
  leaving.abort()
  expect(isAbort(await answer)).toBe(true)
})

test('R153 a call given up beforehand is not sent', async () => {
  leaving.abort()
  expect(isAbort(await call())).toBe(true)
  expect(api.requests).toEqual([])
})

test('R153 R138 a call given up during a renewal is not repeated, and the renewal holds', async () => {
  const waiting = held()
  api.script('GET current_user', refusal(401))
  api.script('POST refresh_auth_token', waiting.reply)
  const answer = call()
  await ticks()
  leaving.abort()
  waiting.answer(json(renewal))
  expect(isAbort(await answer)).toBe(true)
  expect(api.sent('GET current_user')).toHaveLength(1)
  expect($session.get()).toMatchObject({ accessToken: 'access-2' })
})
