// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { record } from '#analytics/record.ts'
import { $factorDue, $passwordDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi } from '../../support/fake-api.ts'
import { ada, grace } from '../../support/people.ts'

let api: FakeApi
beforeEach(() => {
  signOut()
  updateCurrentUser(ada)
  api = fakeApi()
})

const sent = () => api.sent('POST capture_event').map(({ json }) => json as Record<string, unknown>)

test('R122 R126 an event tells the address it happened at, though what records it comes later', async () => {
  history.replaceState(null, '', '/library')
  void record({ type: 'Page Open' })
  history.replaceState(null, '', '/companies')
  void record({ type: 'Page Open' })
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map(({ url }) => String(url).replace(location.origin, ''))).toEqual(['/library', '/companies'])
})

test('R127 what one reader did is not recorded for the next', async () => {
  const recording = record({ type: 'Search' })
  updateCurrentUser(grace)
  await recording
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(sent()).toEqual([])
})

test.each([
  ['the password must be changed', $passwordDue],
  ['a second factor must be added', $factorDue],
])('R122 R148 nothing is sent while %s, as it would be refused', async (_, $due) => {
  $due.set(getSessionId($session.get()) ?? '')
  await record({ type: 'Page Open' })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(sent()).toEqual([])
})
