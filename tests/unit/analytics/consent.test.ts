// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from '#analytics/user-action.ts'
import { clearCookies } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, held, json } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'
import { openTab } from '../../support/tabs.ts'

let api: FakeApi
let page: Awaited<ReturnType<typeof openTab>>
let told: AnalyticsEvent['detail'][]

const listen = (event: AnalyticsEvent) => void told.push(event.detail)

beforeEach(async () => {
  document.removeEventListener('research-analytics', listen)
  api = fakeApi()
  clearCookies()
  history.replaceState(null, '', '/library?search_term=gold')
  page = await openTab()
  page.updateCurrentUser(ada)
  told = []
  document.addEventListener('research-analytics', listen)
})

const configure = async (analytics: 'on' | 'off') => (await import('#config/configure.ts')).configure({ analytics })
const sent = () => api.sent('POST capture_event').length
const settled = () => new Promise((resolve) => setTimeout(resolve, 10))

test('R126 the host is told what is recorded, at once, without an id or a token', async () => {
  page.capture({ type: 'Page Open' })
  page.capture({ type: 'Document Preview', documentId: 'd-1' })
  page.capture({ type: 'Roadshow Open', roadshowId: 'r-1' })
  const url = 'http://localhost:3000/library?search_term=gold'
  expect(told).toEqual([
    { type: 'Page Open', url },
    { type: 'Document Preview', documentId: 'd-1', url },
    { type: 'Roadshow Open', roadshowId: 'r-1', url },
  ])
  await vi.waitFor(() => expect(sent()).toBe(3))
})

test('without consent nothing is sent and nobody is told; it counts from the moment it is given', async () => {
  await configure('off')
  page.capture({ type: 'Page Open' })
  await settled()
  expect([sent(), told]).toEqual([0, []])
  await configure('on')
  page.capture({ type: 'Search' })
  await vi.waitFor(() => expect(sent()).toBe(1))
  expect(told.map(({ type }) => type)).toEqual(['Search'])
})

test('consent that is withdrawn ends what waits, also on leaving', async () => {
  const slow = held()
  api.script('POST capture_event', slow.reply)
  page.capture({ type: 'Page Open' })
  page.capture({ type: 'Search' })
  await vi.waitFor(() => expect(sent()).toBe(1))
  await configure('off')
  window.dispatchEvent(new Event('pagehide'))
  slow.answer(json({ id: 'e-1' }))
  await settled()
  expect(sent()).toBe(1)
})
