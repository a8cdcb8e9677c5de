// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '#api/public-session.ts'
import type { PublicSession } from '#session/session.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'

const visitor = { signedIn: false, name: '' }
const user = { signedIn: true, name: ada.name }

beforeEach(() => {
  fakeApi()
  updateCurrentUser(ada)
})
afterEach(() => {
  vi.doUnmock('#api/watch-session.ts')
  vi.restoreAllMocks()
})

/** What a subscription has been told. */
function hear() {
  const heard: PublicSession[] = []
  const stop = session.subscribe((now) => heard.push(now))
  return { heard, stop }
}

test('embedding 3: a subscription is told at once, and of a change while its code is loading', async () => {
  const { heard, stop } = hear()
  signOut()
  await vi.waitFor(() => expect(heard).toEqual([user, visitor]))
  stop()
})

test('embedding 3: a subscription that ends itself when it is told hears no more', async () => {
  const heard: PublicSession[] = []
  const stop: () => void = session.subscribe((now) => {
    heard.push(now)
    if (!now.signedIn) stop()
  })
  signOut()
  await vi.waitFor(() => expect(heard).toEqual([user, visitor]))
  updateCurrentUser(ada)
  expect(heard).toEqual([user, visitor])
})

test('embedding 3: another user with the same name is told, a renewed token is not', async () => {
  const { heard, stop } = hear()
  signOut()
  updateCurrentUser(ada)
  await vi.waitFor(() => expect(heard).toEqual([user, user]))
  stop()
})

test('embedding 12: a subscription whose code could not be loaded goes on when the connection is back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.doMock('#api/watch-session.ts', () => Promise.reject(new Error('no connection')))
  const { heard, stop } = hear()
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  signOut()
  vi.doUnmock('#api/watch-session.ts')
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(heard).toEqual([user, visitor]))
  stop()
})
