import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { fillSignIn, fullAccount, sessionCookie, settled, signInByForm, tiles } from './support/people.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()

/** The browser itself reports an answer of 403 in the console. */
const refused = /status of 403/

test('R030 R016 R033 a signed-out visitor is sent to /login and comes back to path, query and hash', async () => {
  const page = await open()
  await page.goto(`${server().portal}/library?search_term=margin#here`)
  await page.waitForURL('**/login')
  expect(await page.locator('research-feed').count()).toBe(0)
  await fillSignIn(page)
  await page.waitForURL('**/library?search_term=margin#here')
  await tiles(page).first().waitFor()
})

test('R018 wrong credentials say so, keep what was typed and lead to the reset', async () => {
  const page = await open({ allow: [refused] })
  await page.goto(`${server().portal}/login`)
  await fillSignIn(page, { ...fullAccount(), password: 'not the password' })
  const notice = page.getByRole('alert')
  await notice.waitFor()
  expect((await notice.innerText()).trim()).toBe(
    "Your email or password is incorrect. If you can't remember your password, Reset it now.",
  )
  expect(await page.getByLabel('Username').inputValue()).toBe(fullAccount().username)
  expect(await page.getByRole('link', { name: 'Reset it now' }).getAttribute('href')).toBe(
    `${server().portal}/reset_password`,
  )
  expect(await axe(page)).toEqual([])
})

test('R002 R007 the session is a cookie of three fields that ends with the browser', async () => {
  const page = await open()
  await signInByForm(page, server().portal)
  const cookie = await sessionCookie(page)
  expect(Object.keys(cookie?.session)).toEqual(['accessToken', 'refreshToken', 'currentUserName'])
  expect(cookie?.session.currentUserName).toBe(fullAccount().name)
  expect(cookie?.expires).toBe(-1)
  expect(cookie?.path).toBe('/')
})

test('R017 Remember Me keeps the session for 400 days', async () => {
  const page = await open()
  await page.goto(`${server().portal}/login`)
  await page.getByLabel('Remember Me').check()
  await fillSignIn(page)
  await tiles(page).first().waitFor()
  const days = ((await sessionCookie(page))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
  expect(Math.round(days)).toBe(400)
})

test('R004 R029 a reload keeps the session, and a signed-in user leaves the sign-in pages', async () => {
  const page = await open()
  await signInByForm(page, server().portal)
  await page.reload()
  await tiles(page).first().waitFor()
  for (const path of ['/login', '/landing_auth', '/reset_password', '/passwordless_login']) {
    await page.goto(`${server().portal}${path}`)
    await page.waitForURL(`${server().portal}/`)
  }
})

test('R011 R032 R046 logging out in one tab signs out the other', async () => {
  const first = await open()
  await signInByForm(first, server().portal)
  const second = await first.context().newPage()
  await second.goto(`${server().portal}/dashboard`)
  await settled(second)
  await first.getByRole('button', { name: fullAccount().name }).click()
  await first.getByRole('menuitem', { name: 'Logout' }).click()
  await Promise.all([first, second].map((page) => page.waitForURL('**/landing_auth')))
  expect(await sessionCookie(first)).toBeUndefined()
  await second.goto(`${server().portal}/dashboard`)
  await second.waitForURL('**/login')
})
