// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { blockCookies, clearCookies, dropCookies } from '../../support/cookies.ts'
import { ada } from '../../support/people.ts'
import { openTab } from '../../support/tabs.ts'

beforeEach(() => {
  clearCookies()
  blockCookies()
})

test('R001 R004 a page whose cookies are blocked starts signed out', async () => {
  const { $session } = await openTab()
  expect($session.get()).toMatchObject({ state: 'signed-out' })
})

test('without cookies the session lives in the memory of the page', async () => {
  const { $session, updateCurrentUser, syncSession } = await openTab()
  updateCurrentUser(ada)
  expect($session.get()).toMatchObject({ state: 'signed-in', ...ada })
  expect(await syncSession()).toMatchObject({ state: 'signed-in', ...ada })
})

test('what other tabs say does not end a session that lives in memory', async () => {
  const { $session, updateCurrentUser } = await openTab()
  updateCurrentUser(ada)
  dispatchEvent(new Event('focus'))
  const channel = new BroadcastChannel('research-portal.session')
  channel.postMessage('changed')
  await new Promise((resolve) => setTimeout(resolve, 20))
  channel.close()
  expect($session.get().state).toBe('signed-in')
})

test('R011 signing out works in memory as well', async () => {
  const { $session, updateCurrentUser, signOut } = await openTab()
  updateCurrentUser(ada)
  signOut()
  expect($session.get()).toMatchObject({ state: 'signed-out' })
})

test('a cookie that the browser drops silently leaves the session in memory', async () => {
  clearCookies()
  dropCookies()
  const { $session, updateCurrentUser } = await openTab()
  updateCurrentUser(ada)
  dispatchEvent(new Event('focus'))
  expect($session.get()).toMatchObject({ state: 'signed-in', ...ada })
})
