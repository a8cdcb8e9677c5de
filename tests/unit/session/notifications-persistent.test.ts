// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { blockCookies, clearCookies, cookieWrites, dropCookies, setCookie } from '../../support/cookies.ts'
import { loadCopy, openTab } from '../../support/tabs.ts'

beforeEach(clearCookies)

const notices = () => import('#session/notifications.ts')

/** A page that has just been loaded. */
async function openPage() {
  await openTab()
  return notices()
}

type Notices = Awaited<ReturnType<typeof notices>>
const shown = ({ pageNotifications }: Notices) => pageNotifications.$notification.get()
const messages = (page: Notices) => shown(page).messages

test('R093 a persistent notification is kept in the cookie `notification`, for the session, and not shown', async () => {
  const page = await openPage()
  const writes = cookieWrites()
  page.persistNotification(['Your password has been changed.'], { variant: 'success', dismissible: true })
  const written = writes.at(-1) ?? ''
  expect(written).toContain('notification=')
  expect(written).toContain('path=/')
  expect(written).not.toContain('expires')
  expect(messages(page)).toEqual([])
})

test('R094 the next page shows it once, and the cookie is gone', async () => {
  const writer = await openPage()
  writer.persistNotification(['Done; "50%" ✓'], { variant: 'success', dismissible: true })
  const next = await openPage()
  next.restoreNotification()
  expect(shown(next)).toEqual({
    messages: ['Done; "50%" ✓'],
    variant: 'success',
    dismissible: true,
    dismissed: false,
  })
  expect(document.cookie).toBe('')
  const after = await openPage()
  after.restoreNotification()
  expect(messages(after)).toEqual([])
})

test('R094 a page that asks again, or two of its parts, show it once', async () => {
  const page = await openPage()
  page.persistNotification(['Once'])
  page.restoreNotification()
  page.pageNotifications.clear()
  page.restoreNotification()
  expect(messages(page)).toEqual([])
})

test('R094 C39 a page that is open leaves what another tab has kept to that tab', async () => {
  const other = await openPage()
  const writer = await openPage()
  writer.persistNotification(['Your password has been changed.'])
  // Signed out from there, it steps to another page.
  other.restoreOwnNotification()
  expect(messages(other)).toEqual([])
  writer.restoreOwnNotification()
  expect(messages(writer)).toEqual(['Your password has been changed.'])
  writer.pageNotifications.clear()
  writer.restoreOwnNotification()
  expect(messages(writer)).toEqual([])
})

test('R094 of two copies of the bundle one restores it, for both', async () => {
  const first = await openPage()
  first.persistNotification(['Once'])
  await loadCopy()
  const second = await notices()
  expect(second.restoreNotification).not.toBe(first.restoreNotification)
  second.restoreNotification()
  first.restoreNotification()
  expect(messages(first)).toEqual(['Once'])
  second.pageNotifications.clear()
  expect(messages(first)).toEqual([])
})

test('R090 R094 a cookie that says no more is information that stays', async () => {
  const page = await openPage()
  setCookie(`notification=${encodeURIComponent('{"messages":["x"],"variant":"loud","dismissible":"yes"}')}; path=/`)
  page.restoreNotification()
  expect(shown(page)).toMatchObject({ messages: ['x'], variant: 'info', dismissible: false })
})

test.each([
  ['broken JSON', '{"messages":'],
  ['a broken percent sign', '%E0%A4'],
  ['nothing', ''],
  ['null', 'null'],
  ['a text', '"x"'],
  ['a list', '["x"]'],
  ['a text for messages', '{"messages":"x"}'],
  ['other things for messages', '{"messages":[{"html":"<b>"}]}'],
  ['an empty message', '{"messages":[""]}'],
  ['a message beyond measure', JSON.stringify({ messages: ['x'.repeat(301)] })],
  ['messages beyond measure', JSON.stringify({ messages: Array(6).fill('x') })],
])('R094 a cookie with %s is removed and shows nothing', async (name, text) => {
  const page = await openPage()
  setCookie(`notification=${name.startsWith('a broken') ? text : encodeURIComponent(text)}; path=/`)
  page.restoreNotification()
  expect(messages(page)).toEqual([])
  expect(document.cookie).toBe('')
})

test('R093 what is too long is cut, not lost', async () => {
  const page = await openPage()
  page.persistNotification([...Array(6).fill('x'.repeat(400))])
  page.restoreNotification()
  expect(messages(page)).toEqual(Array(5).fill('x'.repeat(300)))
})

test.each([
  ['blocks', blockCookies],
  ['drops', dropCookies],
])('R093 R094 where the browser %s cookies, an in-app step shows it all the same, once', async (_, obstruct) => {
  obstruct()
  const page = await openPage()
  page.persistNotification(['Kept'], { variant: 'success' })
  page.restoreNotification()
  expect(shown(page)).toMatchObject({ messages: ['Kept'], variant: 'success' })
  page.pageNotifications.clear()
  page.restoreNotification()
  expect(messages(page)).toEqual([])
})

test('R094 a cookie that cannot be removed is never shown: it would come again on every page', async () => {
  const page = await openPage()
  setCookie(`notification=${encodeURIComponent('{"messages":["x"]}')}; path=/`)
  const text = document.cookie
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => text, set: () => {} })
  page.restoreNotification()
  expect(messages(page)).toEqual([])
})
