// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearCookies, cookieWrites, storeUser as stored } from '../../support/cookies.ts'
import { ada, grace } from '../../support/people.ts'
import { openTab } from '../../support/tabs.ts'

beforeEach(clearCookies)

async function openMemoryTab() {
  const tab = await openTab()
  tab.configure({ session: 'memory' })
  tab.keepSession()
  return tab
}

test('embedding 1: a session in memory takes nothing from the cookie of another page, and leaves it', async () => {
  stored(grace)
  const writes = cookieWrites()
  const { $session, updateCurrentUser, signOut, syncSession } = await openMemoryTab()
  expect($session.get()).toMatchObject({ state: 'signed-out' })
  updateCurrentUser(ada)
  dispatchEvent(new Event('focus'))
  expect(await syncSession()).toMatchObject({ state: 'signed-in', ...ada })
  signOut()
  dispatchEvent(new Event('focus'))
  expect($session.get()).toMatchObject({ state: 'signed-out' })
  expect(writes).toEqual([])
  clearCookies()
})

test('embedding 25: with the session in memory, the choice to be remembered writes no cookie either', async () => {
  const { setRemembered, updateCurrentUser } = await openMemoryTab()
  const writes = cookieWrites()
  setRemembered(true)
  updateCurrentUser(ada)
  expect(writes).toEqual([])
})

test('embedding 1: a sign-out reaches the tabs that keep their session in memory, and a sign-in none', async () => {
  const here = await openMemoryTab()
  const there = await openMemoryTab()
  here.updateCurrentUser(ada)
  there.updateCurrentUser(ada)
  there.signOut()
  await vi.waitFor(() => expect(here.$session.get()).toMatchObject({ state: 'signed-out' }))
  here.updateCurrentUser(ada)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(there.$session.get()).toMatchObject({ state: 'signed-out' })
})

test('embedding 1: a sign-out before there is an element leaves the cookie of another page', async () => {
  stored(grace)
  const { configure, signOutKept } = await openTab()
  configure({ session: 'memory' })
  signOutKept()
  expect(document.cookie).toContain('Grace')
})

test('embedding 1: a session that has run out in one tab ends no other tab', async () => {
  const here = await openMemoryTab()
  const there = await openMemoryTab()
  here.updateCurrentUser(ada)
  there.updateCurrentUser(ada)
  there.endSession()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(here.$session.get().state).toBe('signed-in')
})

test('embedding 1: what the settings say may change; the cookie counts again then', async () => {
  const { $session, configure, updateCurrentUser } = await openMemoryTab()
  updateCurrentUser(ada)
  stored(grace)
  configure({ session: 'cookie' })
  expect($session.get()).toMatchObject({ state: 'signed-in', ...grace })
})
