import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { atTop, configure, sections } from './support/landing.ts'
import { fillSignIn, sessionCookie, signIn, startSession, tiles } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const broken = { allow: [/status of 500/] }

const HEADLINE = 'Research, analytics and intelligence for financial services'

const headline = (page: Page) => page.getByRole('heading', { level: 1, name: HEADLINE })
const form = (page: Page) => page.getByRole('form', { name: 'Sign in' })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const entry = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true })
const section = (page: Page, id: string) => page.locator(`section#${id}`)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
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

test('R055 each section is shown by its hash when the page opens', async () => {
  const page = await open()
  for (const id of sections) {
    await page.goto('about:blank')
    await page.goto(`${server().portal}/landing_auth#${id}`)
    await filled(page)
    await atTop(page, id)
  }
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

test('R055 by keyboard the focus goes on in the section that was chosen', async () => {
  const page = await open()
  await page.goto(`${server().portal}/landing_auth`)
  await filled(page)
  await entry(page, 'Contact').focus()
  await page.keyboard.press('Enter')
  await atTop(page, 'our_offices')
  await page.keyboard.press('Tab')
  const focused = section(page, 'our_offices').getByRole('link', { name: 'London' })
  expect(await focused.evaluate((link) => link.matches(':focus'))).toBe(true)
})

test('R064 C36 popups open as dialogs, from texts and from lists, and from one another', async () => {
  const page = await open()
  await page.goto(`${server().portal}/landing_auth`)
  await filled(page)
  const london = section(page, 'our_offices').getByRole('link', { name: 'London' })
  await london.click()
  await dialog(page, 'London').getByText('14 Quillon Street').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page, 'London').waitFor({ state: 'detached' })
  expect(await london.evaluate((link) => link.matches(':focus'))).toBe(true)
  await section(page, 'our_services').getByRole('button', { name: 'Target prices' }).click()
  await dialog(page, 'Target prices').getByRole('link', { name: 'ratings' }).click()
  await dialog(page, 'Ratings').getByText('more than ten per cent').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await dialog(page, 'Ratings').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${server().portal}/landing_auth`)
  // The demonstration has no popups of its network (R063).
  expect(await page.getByText('Our network').count()).toBe(0)
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

test('R062 C37 what the server sends as HTML runs nothing', async () => {
  const page = await open()
  const html = `<h2>Ours</h2><script>window.hit = 1</script><img src="data:," onerror="window.hit = 1">
<a href="javascript:window.hit = 1">Press</a><form action="/api/auth"><input name="password"></form><p>All is well.</p>`
  await page.route('**/api/get_home_page_slots', (route) =>
    route.fulfill({ json: [{ name: 'services', raw_content: html }] }),
  )
  await page.route('**/api/footer_content', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${server().portal}/landing_auth`)
  await page.getByText('All is well.').first().waitFor()
  await expect.poll(() => page.getByText('All is well.').count()).toBe(2)
  await page.getByText('Press').first().click()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(await page.locator('research-landing [name=password]').count()).toBe(1)
  // One slot, one section (R063).
  expect(await navigation(page).getByRole('link').allInnerTexts()).toEqual(['Service', 'Product'])
})

test('R063 without slots and footer the page is whole: headline, form and price list', async () => {
  const page = await open(broken)
  for (const call of ['get_home_page_slots', 'footer_content'])
    await page.route(`**/api/${call}`, (route) =>
      route.fulfill({ status: 500, json: { errors: ['No.'], status: 500 } }),
    )
  await page.goto(`${server().portal}/landing_auth`)
  await headline(page).waitFor()
  await expect.poll(() => navigation(page).getByRole('link').allInnerTexts()).toEqual(['Product'])
  expect(await page.locator('research-landing section').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.locator('[aria-busy=true]').count()).toBe(0)
  expect(await axe(page)).toEqual([])
  await fillSignIn(page)
  await tiles(page).first().waitFor()
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

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    test(`R121 the landing page is free of axe findings and fits, ${colorScheme}, ${width} px`, async () => {
      const page = await open({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 844 } })
      const look = async (where: string) => {
        expect(await axe(page), where).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, where).toBeLessThanOrEqual(0)
      }
      await page.goto(`${server().portal}/landing_auth`)
      await filled(page)
      await page.locator('research-landing footer').waitFor()
      await look('signed out')
      await section(page, 'our_services').getByRole('button', { name: 'Libraries' }).click()
      await dialog(page, 'Libraries').waitFor()
      await look('popup')
      await startSession(page, server().portal)
      await page.goto(`${server().portal}/landing`)
      await filled(page)
      await look('signed in')
    })
