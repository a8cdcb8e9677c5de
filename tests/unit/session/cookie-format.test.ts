// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { setRemembered, signOut, updateCurrentUser } from '#session/update.ts'
import { clearCookies, cookieWrites } from '../../support/cookies.ts'
import { ada } from '../../support/people.ts'
import '#config/config.ts'

const adasCookie =
  'currentUser={%22accessToken%22:%22access-1%22%2C%22refreshToken%22:%22refresh-1%22%2C%22currentUserName%22:%22Ada%20Byron%22}'

beforeEach(() => {
  clearCookies()
  vi.useRealTimers()
})

test('R002 R005 R008 writes the three fields as JSON, percent-encoded as js-cookie does, for the path /', () => {
  const writes = cookieWrites()
  updateCurrentUser(ada)
  expect(writes).toEqual([`${adasCookie}; path=/; sameSite=lax`])
})

test('R006 writes null values when nothing is given', () => {
  updateCurrentUser(ada)
  const writes = cookieWrites()
  updateCurrentUser()
  expect(writes).toEqual([
    'currentUser={%22accessToken%22:null%2C%22refreshToken%22:null%2C%22currentUserName%22:null}; path=/; sameSite=lax',
  ])
})

test('R003 R017 C32 writes the choice to be remembered as a JSON boolean that lasts as long as it says', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  const writes = cookieWrites()
  setRemembered(true)
  setRemembered(false)
  expect(writes).toEqual([
    'rememberMe=true; path=/; sameSite=lax; expires=Fri, 05 Feb 2027 00:00:00 GMT',
    'rememberMe=false; path=/; sameSite=lax',
  ])
})

test('R007 R411 a remembered session lasts 400 days', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  setRemembered(true)
  const writes = cookieWrites()
  updateCurrentUser(ada)
  expect(writes).toEqual([`${adasCookie}; path=/; sameSite=lax; expires=Fri, 05 Feb 2027 00:00:00 GMT`])
})

test('R007 R009 a rewrite keeps to the choice: without it the cookie ends with the browser', () => {
  setRemembered(false)
  updateCurrentUser(ada)
  const writes = cookieWrites()
  updateCurrentUser({ ...ada, accessToken: 'access-2' })
  expect(writes).toEqual([`${adasCookie.replace('access-1', 'access-2')}; path=/; sameSite=lax`])
})

test('the cookie goes to the configured domain', () => {
  const writes = cookieWrites()
  configure({ cookieDomain: 'example.com' })
  updateCurrentUser(ada)
  configure({ cookieDomain: '' })
  expect(writes.at(-1)).toBe(`${adasCookie}; path=/; sameSite=lax; domain=example.com`)
})

const hostOnlyRemoval = (name: string) => expect.stringMatching(`^${name}=; path=/; expires=`)

test('R011 a cookie of the host alone gives way to that of the configured domain, written or removed', () => {
  const writes = cookieWrites()
  configure({ cookieDomain: 'example.com' })
  signOut()
  setRemembered(true)
  configure({ cookieDomain: '' })
  expect(writes).toEqual([
    hostOnlyRemoval('currentUser'),
    expect.stringContaining('null'),
    hostOnlyRemoval('currentUser'),
    expect.stringMatching(/^currentUser=; .*domain=example\.com/),
    hostOnlyRemoval('rememberMe'),
    expect.stringMatching(/^rememberMe=true; .*domain=example\.com/),
  ])
})
