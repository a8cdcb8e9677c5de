// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearCookies, setCookie } from '../../support/cookies.ts'
import { ada, grace } from '../../support/people.ts'
import { openTab } from '../../support/tabs.ts'

beforeEach(clearCookies)

test('R026 a sign-in in one tab signs in the others', async () => {
  const here = await openTab()
  const there = await openTab()
  there.updateCurrentUser(ada)
  await vi.waitFor(() => expect(here.$session.get()).toMatchObject({ state: 'signed-in', ...ada }))
})

test('R011 R026 a sign-out in one tab signs out the others', async () => {
  const here = await openTab()
  const there = await openTab()
  here.updateCurrentUser(ada)
  await vi.waitFor(() => expect(there.$session.get().state).toBe('signed-in'))
  there.signOut()
  await vi.waitFor(() => expect(here.$session.get()).toMatchObject({ state: 'signed-out' }))
})

test('the channel carries no token', async () => {
  const heard: unknown[] = []
  const channel = new BroadcastChannel('research-portal.session')
  channel.onmessage = ({ data }) => heard.push(data)
  const { updateCurrentUser } = await openTab()
  updateCurrentUser(ada)
  await vi.waitFor(() => expect(heard).toEqual([{ change: 'signed-in', session: expect.any(Number) }]))
  expect(JSON.stringify(heard)).not.toMatch(/access|refresh/)
  channel.close()
})

test('a change from elsewhere is seen when the reader comes back to the tab', async () => {
  const { $session, updateCurrentUser } = await openTab()
  updateCurrentUser(ada)
  setCookie(
    `currentUser=${encodeURIComponent(
      JSON.stringify({ accessToken: 'access-9', refreshToken: 'refresh-9', currentUserName: 'Grace Murray' }),
    )}; path=/`,
  )
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect($session.get()).toMatchObject({ state: 'signed-in', ...grace }))
})

test('a message that changes nothing tells nobody anything', async () => {
  const { $session, updateCurrentUser } = await openTab()
  updateCurrentUser(ada)
  const heard = vi.fn()
  $session.listen(heard)
  dispatchEvent(new Event('focus'))
  expect(heard).not.toHaveBeenCalled()
})
