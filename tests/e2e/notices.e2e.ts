import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { fillSignIn, meddle, sessionCookie, settled, signIn, tiles } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

/** The browser itself reports refused answers and lost connections in the console. */
const unauthorized = { allow: [/status of 401/] }
const offlineNoise = { allow: [/ERR_INTERNET_DISCONNECTED/] }

const OFFLINE = 'You appear to be offline.'
const offlineBar = (page: Page) => page.getByRole('status').getByText(OFFLINE, { exact: true })
const dock = (page: Page) => page.locator('.portal-dock')

/** Opens the sign-in with what an earlier page has kept for it, in the words of the cookie. */
async function openWith(page: Page, notification: unknown) {
  const value = encodeURIComponent(JSON.stringify(notification))
  await page.context().addCookies([{ name: 'notification', value, url: server().portal }])
  await page.goto(`${server().portal}/login`)
}

test('R112 while there is no connection a bar says so, on every page, and goes by itself', async () => {
  const page = await open(offlineNoise)
  await page.goto(`${server().portal}/login`)
  for (const begin of [() => Promise.resolve(), () => signIn(page, server().portal)]) {
    await begin()
    await dock(page).waitFor({ state: 'attached' })
    expect(await offlineBar(page).count()).toBe(0)
    await page.context().setOffline(true)
    await offlineBar(page).waitFor()
    await page.context().setOffline(false)
    await offlineBar(page).waitFor({ state: 'detached' })
  }
})

test('R090 R091 R092 R093 R094 a notification that was kept is shown once, in its manner, as text', async () => {
  const page = await open()
  for (const variant of ['success', 'error', 'warning', 'info'] as const) {
    await openWith(page, {
      messages: [`It was a ${variant}`, '<b>and more</b>'],
      variant,
      dismissible: variant !== 'info',
    })
    const notice = dock(page).locator(`.r-notice--${variant}`)
    expect(await notice.getByText(`It was a ${variant}`).innerText()).toBe(`It was a ${variant}`)
    expect(await notice.getByText('<b>and more</b>').count()).toBe(1)
    expect(await axe(page), variant).toEqual([])
    const close = notice.getByRole('button', { name: 'Close' })
    expect(await close.count()).toBe(variant === 'info' ? 0 : 1)
    if (variant !== 'info') await close.click()
    else await page.reload()
    await notice.waitFor({ state: 'detached' })
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('notification')
  }
})

test('R036 R107 C03 an error page is for everybody, and its button leads home or to the sign-in', async () => {
  const page = await open()
  await page.goto(`${server().portal}/error/404`)
  await page.getByRole('link', { name: 'Go to home' }).click()
  await page.waitForURL('**/login')
  await fillSignIn(page)
  await page.waitForURL(`${server().portal}/`)
  await tiles(page).first().waitFor()
  await page.goto(`${server().portal}/error/500`)
  await page.getByRole('link', { name: 'Go to home' }).click()
  await page.waitForURL(`${server().portal}/`)
})

test('R108 C02 an unknown path asks a visitor to sign in, and then has nothing', async () => {
  const page = await open()
  await page.goto(`${server().portal}/nowhere/at/all`)
  await page.waitForURL('**/login')
  await fillSignIn(page)
  await page.waitForURL('**/nowhere/at/all')
  await page.getByRole('heading', { name: "We couldn't find the page you were looking for." }).waitFor()
  expect(await page.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/dashboard')
})

test('R111 R032 a renewal that is refused in the middle of work signs out, in every tab', async () => {
  const page = await open(unauthorized)
  await signIn(page, server().portal)
  const other = await page.context().newPage()
  await other.goto(`${server().portal}/companies`)
  await other.getByRole('heading', { level: 1 }).waitFor()
  await meddle(page, { accessToken: 'spent', refreshToken: 'forged' })
  await page.reload()
  await Promise.all([page, other].map((tab) => tab.waitForURL('**/landing_auth')))
  expect(await sessionCookie(page)).toBeUndefined()
  await page.goBack()
  await page.waitForURL(/\/(login|landing_auth)$/)
})

test('R109 a part of the application that cannot be loaded is an error page with its message and another try', async () => {
  const page = await open({ allow: [/ERR_FAILED/, /Failed to fetch dynamically imported module/] })
  await signIn(page, server().portal)
  await settled(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies' }).click()
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  expect(await page.getByRole('alert').getByRole('paragraph').innerText()).not.toBe('')
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Covered Companies' }).waitFor()
})
