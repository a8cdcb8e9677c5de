// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { continues, getSubject, toFingerprint } from '#session/session-identity.ts'
import { clearCookies, storeUser as stored } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../support/fake-api.ts'
import { ada, grace, onlyFor, renamedRenewal } from '../../support/people.ts'
import { openTab } from '../../support/tabs.ts'

let api: FakeApi

beforeEach(() => {
  clearCookies()
  api = fakeApi()
})

type Tab = Awaited<ReturnType<typeof openTab>>
const readerIn = ({ $session, getSessionId }: Tab) => getSessionId($session.get())
const nameIn = ({ $session }: Tab) => Object(JSON.parse(JSON.stringify($session.get()))).name

const base64url = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString('base64url').replaceAll('+', '-').replaceAll('/', '_')
const jwt = (sub: string, jti = '1') => `${base64url({ alg: 'HS256' })}.${base64url({ iss: 'api', sub, jti })}.c2ln`

/** Ada, in two tabs. The one that was opened last makes the calls: what a call loads late is that one's. */
async function twoTabs() {
  const there = await openTab()
  const here = await openTab()
  here.updateCurrentUser(ada)
  await there.syncSession()
  return { here, there, reader: readerIn(here) }
}

describe('R009 R138 the user is the session, not the name', () => {
  test('a renewal with another name keeps the session, here and for who follows it', async () => {
    const tab = await openTab()
    tab.updateCurrentUser(ada)
    const reader = readerIn(tab)
    api.script('GET current_user', onlyFor('access-2', json('me')))
    api.script('POST refresh_auth_token', json(renamedRenewal))
    expect(await tab.send({ call: 'current_user' })).toBe('me')
    expect([nameIn(tab), readerIn(tab)]).toEqual(['Ada King', reader])
    expect(document.cookie).toContain('Ada%20King')
  })

  test('a sign-in is another session, also under the same name', async () => {
    const tab = await openTab()
    tab.updateCurrentUser(ada)
    const reader = readerIn(tab)
    tab.updateCurrentUser({ ...grace, name: ada.name })
    expect(readerIn(tab)).not.toBe(reader)
  })
})

describe('R009 R026 what another tab has stored', () => {
  test('a renewal with another name keeps the session of this tab', async () => {
    const { here, there, reader } = await twoTabs()
    there.renewCurrentUser({ accessToken: 'access-2', refreshToken: 'refresh-2', name: 'Ada King' })
    await vi.waitFor(() => expect(nameIn(here)).toBe('Ada King'))
    expect(readerIn(here)).toBe(reader)
  })

  test('a sign-in under the same name does not', async () => {
    const { here, there, reader } = await twoTabs()
    there.updateCurrentUser({ ...grace, name: ada.name })
    await vi.waitFor(() => expect(here.$session.get()).toMatchObject({ accessToken: 'access-9' }))
    expect(readerIn(here)).not.toBe(reader)
  })

  test('a sign-in whose session was renewed before this tab saw it does not either', async () => {
    const { here, there, reader } = await twoTabs()
    there.updateCurrentUser(grace)
    there.renewCurrentUser({ accessToken: 'access-10', refreshToken: 'refresh-10', name: grace.name })
    await vi.waitFor(() => expect(here.$session.get()).toMatchObject({ accessToken: 'access-10' }))
    expect(readerIn(here)).not.toBe(reader)
  })

  test('a call goes on with what a tab has renewed that is heard of later than its cookie is seen', async () => {
    const { here, there } = await twoTabs()
    api.script('GET current_user', onlyFor('access-2', json('me')))
    const answer = here.send({ call: 'current_user' })
    there.renewCurrentUser({ accessToken: 'access-2', refreshToken: 'refresh-2', name: 'Ada King' })
    dispatchEvent(new Event('focus'))
    expect(await answer).toBe('me')
    expect(api.sent('POST refresh_auth_token')).toEqual([])
  })

  test('a call is not repeated in the session of somebody else who is heard of later', async () => {
    const { here, there } = await twoTabs()
    api.script('GET current_user', refusal(401))
    const answer = here.send({ call: 'current_user' })
    there.updateCurrentUser({ ...grace, name: ada.name })
    await expect(answer).rejects.toMatchObject({ code: 'unauthorized' })
    expect(api.sent('GET current_user')).toHaveLength(1)
  })

  test.each([
    ['the same user by the tokens', jwt('7', 'b'), 'Ada King', true],
    ['another user by the tokens', jwt('8'), ada.name, false],
  ])('without an announcement: %s', async (_, accessToken, name, isKept) => {
    const tab = await openTab()
    tab.updateCurrentUser({ ...ada, accessToken: jwt('7') })
    const reader = readerIn(tab)
    stored({ accessToken, refreshToken: 'refresh-5', name })
    dispatchEvent(new Event('focus'))
    expect(tab.$session.get()).toMatchObject({ accessToken })
    expect(readerIn(tab) === reader).toBe(isKept)
  })

  test.each([
    [ada.name, true],
    [grace.name, false],
  ])('without an announcement and with opaque tokens the name decides, after a moment: %s', async (name, isKept) => {
    const tab = await openTab()
    tab.updateCurrentUser(ada)
    const reader = readerIn(tab)
    stored({ accessToken: 'access-5', refreshToken: 'refresh-5', name })
    dispatchEvent(new Event('focus'))
    expect(tab.$session.get()).toMatchObject({ accessToken: ada.accessToken })
    expect(await tab.syncSession()).toMatchObject({ accessToken: 'access-5', name })
    expect(readerIn(tab) === reader).toBe(isKept)
  })

  test('where there is no channel the name decides at once', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const tab = await openTab()
    tab.updateCurrentUser(ada)
    stored(grace)
    dispatchEvent(new Event('focus'))
    expect(tab.$session.get()).toMatchObject({ name: grace.name })
    vi.unstubAllGlobals()
  })
})

test('R002 a JWT tells its subject; opaque tokens, and what only looks like one, tell none', () => {
  expect(getSubject(jwt('7'))).toBe('["api","7"]')
  for (const token of ['access-1', '', 'a.b.c', `a.${base64url(null)}.c`, `a.${base64url({})}.c`, 'a..c'])
    expect(getSubject(token), token).toBeUndefined()
})

test('the same refresh token is the same session, whatever else changed', () => {
  expect(continues(ada, { ...grace, refreshToken: ada.refreshToken }, 'signed-in')).toBe(true)
})

test('the channel carries no token, only 32 bits that tell one session from another', () => {
  expect(toFingerprint(ada)).not.toBe(toFingerprint(grace))
  expect(toFingerprint(ada)).toBeLessThan(2 ** 32)
})

test('R009 what is stored for a user in this browser outlives a renewal under another name, and the page where a token tells', async () => {
  const tab = await openTab()
  tab.updateCurrentUser(ada)
  const key = tab.userKey()
  tab.renewCurrentUser({ ...ada, accessToken: 'access-2', name: 'Ada King' })
  expect(tab.userKey()).toBe(key)
  tab.updateCurrentUser(grace)
  expect(tab.userKey()).not.toBe(key)
  tab.updateCurrentUser({ ...ada, accessToken: jwt('7') })
  const next = await openTab()
  expect(next.userKey()).toBe(getSubject(jwt('7')))
  tab.signOut()
  expect(tab.userKey()).toBe('')
})
