// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isRemembered } from '#session/remember-me.ts'
import { storedSession } from '#session/session.store.ts'
import { setRemembered, updateCurrentUser } from '#session/update.ts'
import { clearCookies, setCookie } from '../../support/cookies.ts'
import { ada } from '../../support/people.ts'
import { openTab } from '../../support/tabs.ts'

beforeEach(clearCookies)

const cookie = (text: string) => {
  setCookie(`currentUser=${text}; path=/`)
}

test('R001 a visitor without a cookie is signed out', async () => {
  const { $session } = await openTab()
  expect($session.get()).toMatchObject({ state: 'signed-out' })
})

test('R004 a page that starts takes the session from the cookie', async () => {
  updateCurrentUser(ada)
  const { $session } = await openTab()
  expect($session.get()).toMatchObject({ state: 'signed-in', ...ada })
})

test('R004 the cookie of another writer, fully percent-encoded, is read as well', () => {
  cookie(encodeURIComponent('{"accessToken":"a","refreshToken":"r","currentUserName":"Zoë %3B;"}'))
  expect(storedSession()).toMatchObject({ state: 'signed-in', accessToken: 'a', refreshToken: 'r', name: 'Zoë %3B;' })
})

test('R006 trap 1: null values restore as signed out, not as a user called null', async () => {
  updateCurrentUser()
  const { $session } = await openTab()
  expect(document.cookie).toContain('currentUser=')
  expect($session.get()).toMatchObject({ state: 'signed-out' })
})

test.each([
  ['broken JSON', '{%22accessToken%22:'],
  ['a broken percent sign', '%E0%A4'],
  ['an empty text', ''],
  ['a JSON text', '%22a%22'],
  ['null', 'null'],
  ['a list', '[]'],
  ['numbers for tokens', '{%22accessToken%22:1%2C%22refreshToken%22:2}'],
  ['empty tokens', '{%22accessToken%22:%22%22%2C%22refreshToken%22:%22%22}'],
])('R004 a cookie that holds %s counts as signed out', (_, text) => {
  cookie(text)
  expect(storedSession()).toMatchObject({ state: 'signed-out' })
})

test('R025 a cookie without a refresh token counts as signed out', () => {
  cookie('{%22accessToken%22:%22a%22%2C%22refreshToken%22:null%2C%22currentUserName%22:%22Ada%22}')
  expect(storedSession()).toMatchObject({ state: 'signed-out' })
})

test('R003 only the JSON value true is a choice to be remembered', () => {
  expect(isRemembered()).toBe(false)
  setRemembered(true)
  expect(isRemembered()).toBe(true)
  setCookie('rememberMe=%22true%22; path=/')
  expect(isRemembered()).toBe(false)
})
