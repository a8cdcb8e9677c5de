// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GetAccessToken } from '#config/settings.ts'
import type { SignedOutReason } from '#session/session.ts'
import { clearCookies, storeUser } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../support/fake-api.ts'
import { ada, grace, renamedRenewal } from '../../support/people.ts'
import { openTab } from '../../support/tabs.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  clearCookies()
  api = fakeApi()
  api.script('GET current_user', json('me'))
})
afterEach(() => stop())

async function openPage(user?: typeof ada) {
  const tab = await openTab()
  if (user) tab.updateCurrentUser(user)
  return { ...tab, ends: follow(tab) }
}

function follow({ onSessionEnd }: Awaited<ReturnType<typeof openTab>>) {
  const ends: SignedOutReason[] = []
  stop = onSessionEnd((reason) => ends.push(reason))
  return ends
}

async function hostPage(...answers: Awaited<ReturnType<GetAccessToken>>[]) {
  const tab = await openTab()
  tab.configure({ getAccessToken: () => answers.shift() ?? null })
  tab.keepSession()
  const call = () => tab.send({ call: 'current_user' }).catch(() => undefined)
  return { ...tab, call, ends: follow(tab) }
}

test('R011 a sign-out of the user is told once', async () => {
  const { ends, signOut } = await openPage(ada)
  signOut()
  signOut()
  expect(ends).toEqual(['user'])
})

test('R006 so is a session that is cleared', async () => {
  const { ends, updateCurrentUser } = await openPage(ada)
  updateCurrentUser()
  updateCurrentUser()
  expect(ends).toEqual(['user'])
})

test('R111 a session that is not renewed any more has expired', async () => {
  const { ends, send } = await openPage(ada)
  api.script('GET current_user', refusal(401))
  api.script('POST refresh_auth_token', refusal(401))
  await expect(send({ call: 'current_user' })).rejects.toMatchObject({ status: 401 })
  expect(ends).toEqual(['expired'])
})

test('R026 a sign-out in another tab has ended it elsewhere', async () => {
  const there = await openTab()
  const { ends } = await openPage(ada)
  await there.syncSession()
  there.signOut()
  await vi.waitFor(() => expect(ends).toEqual(['elsewhere']))
})

test('so has another tab for a session in memory', async () => {
  const there = await openTab()
  const tab = await openTab()
  tab.configure({ session: 'memory' })
  tab.keepSession()
  tab.updateCurrentUser(ada)
  const ends = follow(tab)
  there.signOut()
  await vi.waitFor(() => expect(ends).toEqual(['elsewhere']))
})

test('so has somebody else who signs in there', async () => {
  const { ends, syncSession } = await openPage(ada)
  storeUser(grace)
  await syncSession()
  expect(ends).toEqual(['elsewhere'])
})

test('R138 a renewal is no end, whatever name it brings', async () => {
  const { ends, send } = await openPage(ada)
  api.script('GET current_user', refusal(401), json('me'))
  api.script('POST refresh_auth_token', json(renamedRenewal))
  await send({ call: 'current_user' })
  expect(ends).toEqual([])
})

test('nothing ends for who is signed out, signs in, or comes later', async () => {
  const { ends, signOut, updateCurrentUser, ...tab } = await openPage()
  signOut()
  updateCurrentUser(ada)
  expect(ends).toEqual([])
  stop()
  signOut()
  expect(follow(tab as Awaited<ReturnType<typeof openTab>>)).toEqual([])
  expect(ends).toEqual([])
})

test('embedding 16: settings of the host end nothing', async () => {
  const { ends, configure, keepSession } = await openPage(ada)
  keepSession()
  configure({ session: 'memory' })
  configure({ session: 'host' })
  configure({ session: 'cookie' })
  expect(ends).toEqual([])
})

test('embedding 1: a host where nobody was signed in ends nothing', async () => {
  const { ends, call, $session } = await hostPage(null)
  await call()
  expect($session.get().state).toBe('signed-out')
  expect(ends).toEqual([])
})

test('embedding 1: a host whose user has left ends the session, also when it is asked anew', async () => {
  const { ends, call, refreshSession } = await hostPage('host-1', null)
  await call()
  await refreshSession()
  expect(ends).toEqual([])
  await call()
  expect(ends).toEqual(['expired'])
})

test('embedding 1: a host asked anew that names the same user ends nothing, another one does', async () => {
  const { ends, call, refreshSession } = await hostPage(
    { token: 'host-1', name: 'Ada' },
    { token: 'host-2', name: 'Ada' },
    { token: 'host-3', name: 'Grace' },
  )
  await call()
  await refreshSession()
  await call()
  expect(ends).toEqual([])
  await refreshSession()
  await call()
  expect(ends).toEqual(['elsewhere'])
})
