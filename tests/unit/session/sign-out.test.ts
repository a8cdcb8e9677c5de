// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { $session } from '#session/session.store.ts'
import { setRemembered, signOut, updateCurrentUser } from '#session/update.ts'
import { clearCookies, cookieWrites } from '../../support/cookies.ts'
import { ada } from '../../support/people.ts'

beforeEach(() => {
  clearCookies()
  sessionStorage.clear()
  updateCurrentUser(ada)
})

test('R011 signing out clears the three values and removes the cookie', () => {
  signOut()
  expect($session.get()).toMatchObject({ state: 'signed-out' })
  expect(document.cookie).not.toContain('currentUser')
})

test('R011 C31 null values are written first, then the cookie is removed', () => {
  const writes = cookieWrites()
  signOut()
  expect(writes).toHaveLength(2)
  expect(writes[0]).toContain('%22accessToken%22:null')
  expect(writes[1]).toMatch(/^currentUser=; path=\/; sameSite=lax; expires=/)
})

test('C31 the choice to be remembered stays', () => {
  setRemembered(true)
  signOut()
  expect(document.cookie).toBe('rememberMe=true')
})

test('C31 our own keys leave the storage, those of the embedding page stay', () => {
  sessionStorage.setItem('research-portal:letter', 'C')
  sessionStorage.setItem('shop.basket', '3')
  signOut()
  expect(sessionStorage.getItem('research-portal:letter')).toBeNull()
  expect(sessionStorage.getItem('shop.basket')).toBe('3')
})

test('R011 whoever hears of the end finds no cookie any more', () => {
  const seen: string[] = []
  const stop = $session.listen(() => seen.push(document.cookie))
  signOut()
  stop()
  expect(seen).toEqual([''])
})
