// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearCookies } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, held, json } from '../../support/fake-api.ts'
import { ada, grace } from '../../support/people.ts'
import { openTab } from '../../support/tabs.ts'

let api: FakeApi
let page: Awaited<ReturnType<typeof openTab>>

beforeEach(async () => {
  api = fakeApi()
  // Each page hears of its own end alone.
  page?.signOut()
  clearCookies()
  history.replaceState(null, '', '/library')
  page = await openTab()
  page.updateCurrentUser(ada)
})

const events = () => api.sent('POST capture_event').map(({ json }) => json as Record<string, unknown>)
const recorded = (count: number) => vi.waitFor(() => expect(events()).toHaveLength(count))
const settled = () => new Promise((resolve) => setTimeout(resolve, 10))
const types = () => events().map(({ event_type }) => event_type)

const hide = () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
}
const leave = () => window.dispatchEvent(new Event('pagehide'))

test.each([
  ['pagehide', leave],
  ['hiding', hide],
])('R122 R128 what waits is sent on %s, from the last id that is known, and once', async (_, go) => {
  const slow = held()
  api.script('POST capture_event', json({ id: 'e-1' }), slow.reply, json({ id: 'e-x' }))
  page.capture({ type: 'Page Open' })
  await recorded(1)
  await settled()
  page.capture({ type: 'Search' })
  page.capture({ type: 'Document Preview', documentId: 'd-1' })
  page.capture({ type: 'Roadshow Open', roadshowId: 'r-1' })
  await recorded(2)
  go()
  await recorded(4)
  slow.answer(json({ id: 'e-2' }))
  go()
  leave()
  await settled()
  expect(types()).toEqual(['Page Open', 'Search', 'Document Preview', 'Roadshow Open'])
  expect(events().map(({ source_client_action }) => source_client_action)).toEqual([null, 'e-1', 'e-1', 'e-1'])
})

test('R127 a reader who comes back goes on with the chain', async () => {
  api.script('POST capture_event', json({ id: 'e-1' }), json({ id: 'e-2' }))
  page.capture({ type: 'Page Open' })
  hide()
  await recorded(1)
  await settled()
  page.capture({ type: 'Search' })
  await recorded(2)
  expect(events()[1]?.source_client_action).toBe('e-1')
})

test('R127 what waits for a reader who has left is sent by nobody', async () => {
  api.script('POST capture_event', held().reply)
  page.capture({ type: 'Page Open' })
  page.capture({ type: 'Search' })
  await recorded(1)
  page.updateCurrentUser(grace)
  leave()
  await settled()
  expect(events()).toHaveLength(1)
})
