// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordReading } from '#features/document/reading-time.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'

let api: FakeApi
let visibility: DocumentVisibilityState = 'visible'

beforeEach(async () => {
  api = fakeApi()
  updateCurrentUser(ada)
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  await import('#analytics/capture.ts')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  signOut()
})

function show(state: DocumentVisibilityState) {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

const read = () => api.sent('POST capture_event').map(({ json }) => json)

test('a document that is visible for 30 seconds is recorded as read, once', async () => {
  const life = new AbortController()
  recordReading('7', life.signal)
  await vi.advanceTimersByTimeAsync(29_900)
  expect(read()).toEqual([])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(read()).toEqual([expect.objectContaining({ event_type: 'Document Read', document_id: '7' })])
  life.abort()
})

test('time in the background does not count, and what was visible before does', async () => {
  const life = new AbortController()
  recordReading('7', life.signal)
  await vi.advanceTimersByTimeAsync(20_000)
  show('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  show('visible')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(read()).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(read()).toHaveLength(1)
  life.abort()
})

test('a document that is left before is not read', async () => {
  const life = new AbortController()
  recordReading('7', life.signal)
  await vi.advanceTimersByTimeAsync(20_000)
  life.abort()
  show('visible')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read()).toEqual([])
})
