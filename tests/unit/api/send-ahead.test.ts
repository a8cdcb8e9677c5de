// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { peekAhead, takeAhead } from '#api/ahead.ts'
import type { Call } from '#api/client.ts'
import { send } from '#api/send.ts'
import { sendAhead } from '#api/send-ahead.ts'
import { $config } from '#config/config.ts'
import { configure } from '#config/configure.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'

const call: Call = { call: 'all_documents', query: new URLSearchParams('page=1') }
const sent = () => api.requests.filter((request) => request.call === 'GET all_documents')

let api: FakeApi
let element: HTMLElement

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  element = document.body.appendChild(document.createElement('div'))
})
// Removing the element ends what the test has left.
afterEach(async () => {
  element.remove()
  await vi.waitFor(() => expect(takeAhead(call)).toBeUndefined())
})

test('R137 a call that was sent ahead is the one that its element makes; the next one is sent', async () => {
  api.script('GET all_documents', json([1]), json([2]))
  sendAhead(call, element)
  expect(await send(call)).toEqual([1])
  expect(sent()).toHaveLength(1)
  expect(await send(call)).toEqual([2])
})

test('an answer can be seen when it has arrived, and taken later', async () => {
  const answer = held()
  api.script('GET all_documents', answer.reply)
  sendAhead(call, element)
  expect(peekAhead(call)).toBeUndefined()
  answer.answer(json([1]))
  await vi.waitFor(() => expect(peekAhead(call)).toEqual({ answer: [1] }))
  expect(await send(call)).toEqual([1])
  expect(sent()).toHaveLength(1)
})

test('another query is sent on its own', async () => {
  api.script('GET all_documents', json([1]), json([2]))
  sendAhead(call, element)
  expect(await send({ ...call, query: new URLSearchParams('page=2') })).toEqual([2])
})

test('R138 the access token is renewed if it is refused', async () => {
  api.script('GET all_documents', refusal(401), json([1]))
  api.script('POST refresh_auth_token', json({ token: 'access-2', refresh_token: 'refresh-2' }))
  sendAhead(call, element)
  expect(await send(call)).toEqual([1])
})

test('whoever takes a call that failed is told of it, and the next try is sent', async () => {
  api.script('GET all_documents', refusal(500), json([1]))
  sendAhead(call, element)
  await expect(send(call)).rejects.toMatchObject({ code: 'server' })
  expect(await send(call)).toEqual([1])
})

test('a failure that nobody has taken is forgotten: the element asks by itself', async () => {
  api.script('GET all_documents', refusal(500), json([1]))
  await expect(sendAhead(call, element)?.answer).rejects.toMatchObject({ code: 'server' })
  expect(await send(call)).toEqual([1])
})

test('R025 without a session, or with one that the page keeps elsewhere, nothing is sent', () => {
  signOut()
  sendAhead(call, element)
  updateCurrentUser(ada)
  const settingsBefore = $config.get()
  for (const settings of [{ session: 'memory' }, { session: 'cookie', getAccessToken: async () => 'token' }] as const) {
    configure(settings)
    sendAhead(call, element)
  }
  $config.set(settingsBefore)
  expect(sent()).toEqual([])
})

test.each(['the element is removed', 'the user signs out'])('a call ends when %s', async (event) => {
  const signals: AbortSignal[] = []
  api.script('GET all_documents', ({ signal }) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  sendAhead(call, element)
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  if (event === 'the user signs out') signOut()
  else element.remove()
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true))
  expect(takeAhead(call)).toBeUndefined()
})

test('an answer that its element does not take ends a second after its release', async () => {
  api.script('GET all_documents', json([1]), json([2]))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = sendAhead(call, element)
  await sent?.answer
  sent?.release()
  expect(peekAhead(call)).toBeDefined()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect(await send(call)).toEqual([2])
})

test('two elements with the same call share one', async () => {
  api.script('GET all_documents', json([1]))
  const [one, two] = [sendAhead(call, element), sendAhead(call, document.body)]
  expect(await two?.answer).toEqual([1])
  expect(await one?.answer).toEqual([1])
  expect(sent()).toHaveLength(1)
})

test('who gives up the call that was taken ends it', async () => {
  const signals: AbortSignal[] = []
  api.script('GET all_documents', ({ signal }) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  sendAhead(call, element)
  const stop = new AbortController()
  const answer = send({ ...call, signal: stop.signal })
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  stop.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(signals[0]?.aborted).toBe(true)
})
