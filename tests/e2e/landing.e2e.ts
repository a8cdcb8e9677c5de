import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { atTop, configure, sections } from './support/landing.ts'
import { fillSignIn, sessionCookie, signIn, tiles } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const HEADLINE = 'Research, analytics and intelligence for financial services'

const headline = (page: Page) => page.getByRole('heading', { level: 1, name: HEADLINE })
const form = (page: Page) => page.getByRole('form', { name: 'Sign in' })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const entry = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true })
const section = (page: Page, id: string) => page.locator(`section#${id}`)
/** Waits for what the slots bring. */
const filled = (page: Page) => page.getByText('Markets have more information than ever').waitFor()

test('R053 R056 R058 R059 R061 a visitor sees what the provider says of itself, and the sign-in', async () => {
  const page = await open()
  await page.goto(`${server().portal}/landing_auth`)
  await headline(page).waitFor()
  await form(page).waitFor()
  await filled(page)
  const names = ['Service', 'Mission', 'People', 'Product', 'Contact']
  expect(await navigation(page).getByRole('link').allInnerTexts()).toEqual(names)
  const shown = await page.locator('research-landing section[id]').evaluateAll((found) => found.map(({ id }) => id))
  expect(shown).toEqual(sections)
  const titles = ['What we do', 'Our mission', 'Our people', 'Our offices']
  for (const [index, name] of titles.entries())
    await section(page, sections[index] ?? '')
      .getByRole('heading', { level: 2, name })
      .waitFor()
  await section(page, 'our_mission').getByRole('heading', { level: 3, name: 'What we stand for' }).waitFor()
  await page.locator('research-landing footer').getByText('For professional clients only.').waitFor()
})

test('R054 a client sees the same page without the form, and a visitor is sent to the sign-in', async () => {
  const page = await open()
  await page.goto(`${server().portal}/landing`)
  await page.waitForURL('**/login')
  await fillSignIn(page)
  await page.waitForURL('**/landing')
  await headline(page).waitFor()
  await filled(page)
  expect(await page.locator('research-sign-in').count()).toBe(0)
  await page.goto(`${server().portal}/landing#our_partners`)
  await filled(page)
  await atTop(page, 'our_partners')
})

test('R055 a click leads to a section and names it in the address; Back and Forward follow', async () => {
  const page = await open()
  await page.goto(`${server().portal}/landing_auth`)
  await filled(page)
  const places = { Service: 'our_services', People: 'our_partners', Contact: 'our_offices', Mission: 'our_mission' }
  for (const [name, id] of Object.entries(places)) {
    await entry(page, name).click()
    await atTop(page, id)
    expect(page.url()).toBe(`${server().portal}/landing_auth#${id}`)
    await expect.poll(() => entry(page, name).getAttribute('aria-current')).toBe('location')
  }
  await page.goBack()
  await page.waitForURL('**/landing_auth#our_offices')
  await atTop(page, 'our_offices')
  await page.goBack()
  await atTop(page, 'our_partners')
  await page.goForward()
  await page.waitForURL('**/landing_auth#our_offices')
  await atTop(page, 'our_offices')
  for (let step = 0; step < 3; step += 1) await page.goBack()
  await page.waitForURL('**/landing_auth')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('R057 Product opens the price list, a PDF, in a tab of its own', async () => {
  const page = await open()
  await page.goto(`${server().portal}/landing_auth`)
  const product = entry(page, 'Product')
  expect(await product.getAttribute('target')).toBe('_blank')
  const answer = await page.request.get((await product.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('R030 R032 C01 where visitors are sent to the landing page, signing in there leads to what they wanted', async () => {
  const page = await open()
  await configure(page, { signedOutRedirect: 'landing_auth' })
  await page.goto(`${server().portal}/library?search_term=margin#here`)
  await page.waitForURL('**/landing_auth')
  await headline(page).waitFor()
  await filled(page)
  // Looking around on the page does not lose the way.
  await entry(page, 'Mission').click()
  await page.waitForURL('**/landing_auth#our_mission')
  await fillSignIn(page)
  await page.waitForURL('**/library?search_term=margin#here')
  await tiles(page).first().waitFor()
})

test('R032 R053 who logs out comes to the landing page, and signs in again from there', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await page.getByRole('banner').getByRole('button').first().click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/landing_auth')
  expect(await sessionCookie(page)).toBeUndefined()
  await fillSignIn(page)
  await page.waitForURL(`${server().portal}/`)
  await tiles(page).first().waitFor()
})
