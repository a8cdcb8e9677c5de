// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearCookies } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, held, json, noContent, raw, refusal, unreachable } from '../../support/fake-api.ts'
import { ada, grace } from '../../support/people.ts'
import { loadCopy, openTab } from '../../support/tabs.ts'

let api: FakeApi
let page: Awaited<ReturnType<typeof openTab>>

beforeEach(async () => {
  api = fakeApi()
  clearCookies()
  history.replaceState(null, '', '/library?search_term=gold#top')
  page = await openTab()
  page.updateCurrentUser(ada)
})

const events = () => api.sent('POST capture_event').map(({ json }) => json as Record<string, unknown>)
const recorded = (count: number) => vi.waitFor(() => expect(events()).toHaveLength(count))
const sources = () => events().map(({ source_client_action }) => source_client_action)

test('R126 R128 an event tells where it happened, what it was and what led to it', async () => {
  page.capture({ type: 'Search' })
  await recorded(1)
  expect(events()[0]).toEqual({
    url: 'http://localhost:3000/library?search_term=gold#top',
    event_type: 'Search',
    source_client_action: null,
  })
  expect(api.requests[0]?.headers.get('authorization')).toBe('Bearer access-1')
})

test('R124 R126 a document preview names its document', async () => {
  page.capture({ type: 'Document Preview', documentId: 'd-1' })
  await recorded(1)
  expect(events()[0]).toMatchObject({ event_type: 'Document Preview', document_id: 'd-1' })
})

test('R127 the id of one event is the source of the next', async () => {
  api.script('POST capture_event', json({ id: 'e-1' }), json({ id: 'e-2' }), json({ id: 'e-3' }))
  page.capture({ type: 'Page Open' })
  page.capture({ type: 'Search' })
  page.capture({ type: 'Page Open' })
  await recorded(3)
  expect(sources()).toEqual([null, 'e-1', 'e-2'])
})

test('R127 an event waits for the id of the one before it and keeps the address it happened at', async () => {
  const first = held()
  api.script('POST capture_event', first.reply, json({ id: 'e-2' }))
  page.capture({ type: 'Page Open' })
  page.capture({ type: 'Search' })
  await recorded(1)
  history.replaceState(null, '', '/dashboard')
  first.answer(json({ id: 'e-1' }))
  await recorded(2)
  expect(sources()).toEqual([null, 'e-1'])
  expect(events()[1]?.url).toContain('/library')
})

test.each([
  ['an empty object', json({})],
  ['a null id', json({ id: null })],
  ['nothing', noContent],
])('C41 an answer with %s breaks the chain silently', async (_, reply) => {
  api.script('POST capture_event', json({ id: 'e-1' }), reply, json({ id: 'e-3' }))
  for (let count = 0; count < 3; count++) page.capture({ type: 'Search' })
  await recorded(3)
  expect(sources()).toEqual([null, 'e-1', null])
})

test.each([
  ['a server error', refusal(500)],
  ['too many events', refusal(429, 'Too many requests.')],
  ['no network', unreachable],
  ['a broken answer', raw('<html>')],
])('R129 %s is silent, and the chain goes on from the last known id', async (_, reply) => {
  const told = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')]
  api.script('POST capture_event', json({ id: 'e-1' }), reply, json({ id: 'e-3' }))
  for (let count = 0; count < 3; count++) page.capture({ type: 'Search' })
  await recorded(3)
  expect(sources()).toEqual([null, 'e-1', 'e-1'])
  for (const spy of told) expect(spy).not.toHaveBeenCalled()
})

test('R129 nobody waits: capturing returns at once', () => {
  expect(page.capture({ type: 'Search' })).toBeUndefined()
  expect(api.requests).toEqual([])
})

test('what a signed-out visitor does is not recorded', async () => {
  page.signOut()
  page.capture({ type: 'Page Open' })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(api.requests).toEqual([])
})

test('R127 two copies of the bundle on one page make one chain', async () => {
  const copy = await loadCopy()
  api.script('POST capture_event', json({ id: 'e-1' }), json({ id: 'e-2' }))
  page.capture({ type: 'Page Open' })
  copy.capture({ type: 'Search' })
  await recorded(2)
  expect(sources()).toEqual([null, 'e-1'])
})

test('R127 the chain ends with the session: another reader starts a new one', async () => {
  api.script('POST capture_event', json({ id: 'e-1' }))
  page.capture({ type: 'Page Open' })
  await recorded(1)
  page.signOut()
  page.updateCurrentUser(grace)
  page.capture({ type: 'Page Open' })
  await recorded(2)
  expect(sources()).toEqual([null, null])
})

test('R127 what waits when its reader leaves is never sent for the next one, nor leads to what that one does', async () => {
  const slow = held()
  api.script('POST capture_event', slow.reply, json({ id: 'e-2' }))
  page.capture({ type: 'Page Open' })
  page.capture({ type: 'Search' })
  await recorded(1)
  page.updateCurrentUser(grace)
  slow.answer(json({ id: 'e-1' }))
  await new Promise((resolve) => setTimeout(resolve, 10))
  page.capture({ type: 'Page Open' })
  await recorded(2)
  expect(events().map(({ event_type }) => event_type)).toEqual(['Page Open', 'Page Open'])
  expect(sources()).toEqual([null, null])
})

test('R127 a renewed session goes on with its chain', async () => {
  api.script('POST capture_event', json({ id: 'e-1' }), json({ id: 'e-2' }))
  page.capture({ type: 'Page Open' })
  page.updateCurrentUser({ ...ada, accessToken: 'access-2' })
  page.capture({ type: 'Search' })
  await recorded(2)
  expect(sources()).toEqual([null, 'e-1'])
})
