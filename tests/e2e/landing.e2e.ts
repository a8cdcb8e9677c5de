import { expect, type Page } from '@playwright/test'
import { tiles } from './support/feed.ts'
import { atTop, configure, sections } from './support/landing.ts'
import { fillSignIn } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ account: 'nobody' })

const headline = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Research, analytics and intelligence for financial services' })
const entries = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
const entry = (page: Page, name: string) => entries(page).and(page.getByRole('link', { name, exact: true }))
/** Waits for the texts of the slots. */
const isFilled = (page: Page) => expect(page.getByText('Markets have more information than ever')).toBeVisible()

test('R053 R056 R057 R058 R059 R061 a visitor reads about the provider, opens the price list, and can sign in', async ({
  page,
  request,
}) => {
  await page.goto('/landing_auth')
  await expect(headline(page)).toBeVisible()
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible()
  await isFilled(page)
  await expect(entries(page)).toHaveText(['Service', 'Mission', 'People', 'Product', 'Contact'])
  const shown = await page.locator('research-landing section[id]').evaluateAll((found) => found.map(({ id }) => id))
  expect(shown).toEqual(sections)
  const titles = ['What we do', 'Our mission', 'Our people', 'Our offices']
  for (const [index, name] of titles.entries())
    await expect(page.locator(`section#${sections[index]}`).getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(
    page.locator('section#our_mission').getByRole('heading', { level: 3, name: 'What we stand for' }),
  ).toBeVisible()
  await expect(page.locator('research-landing footer')).toContainText('For professional clients only.')
  const developers = page.locator('research-landing footer').getByRole('link', { name: 'For developers' })
  await expect(developers).toHaveAttribute('href', /\/widgets\/$/)
  const product = entry(page, 'Product')
  await expect(product).toHaveAttribute('target', '_blank')
  const answer = await request.get((await product.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a visitor sees changes of ratings that everybody may know, below the headline', async ({ page }) => {
  await page.goto('/landing_auth')
  const changes = page.getByRole('table', { name: 'Rating and target changes' })
  // The head, and the five newest.
  await expect(changes.getByRole('row')).toHaveCount(6)
  const above = await changes.boundingBox()
  const below = await page.getByRole('heading', { level: 2, name: 'What we do' }).boundingBox()
  expect(above?.y).toBeLessThan(below?.y ?? 0)
})

test('R054 a client sees the same page without the form, and a visitor is sent to the sign-in', async ({ page }) => {
  await page.goto('/landing')
  await expect(page).toHaveURL('/login')
  await fillSignIn(page)
  await expect(page).toHaveURL('/landing')
  await expect(headline(page)).toBeVisible()
  await isFilled(page)
  await expect(page.locator('research-sign-in')).toHaveCount(0)
  await page.goto('/landing#our_partners')
  await isFilled(page)
  await atTop(page, 'our_partners')
})

test('R055 a click leads to a section and names it in the address; Back and Forward follow', async ({ page }) => {
  await page.goto('/landing_auth')
  await isFilled(page)
  const places = { Service: 'our_services', People: 'our_partners', Contact: 'our_offices', Mission: 'our_mission' }
  for (const [name, id] of Object.entries(places)) {
    await entry(page, name).click()
    await atTop(page, id)
    await expect(page).toHaveURL(`/landing_auth#${id}`)
    await expect(entry(page, name)).toHaveAttribute('aria-current', 'location')
  }
  await page.goBack()
  await expect(page).toHaveURL('/landing_auth#our_offices')
  await atTop(page, 'our_offices')
  await page.goBack()
  await atTop(page, 'our_partners')
  await page.goForward()
  await expect(page).toHaveURL('/landing_auth#our_offices')
  await atTop(page, 'our_offices')
  for (let step = 0; step < 3; step += 1) await page.goBack()
  await expect(page).toHaveURL('/landing_auth')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('R030 R032 C01 where visitors are sent to the landing page, signing in there leads to what they wanted', async ({
  page,
}) => {
  await configure(page, { signedOutRedirect: 'landing_auth' })
  await page.goto('/library?search_term=margin#here')
  await expect(page).toHaveURL('/landing_auth')
  await expect(headline(page)).toBeVisible()
  await isFilled(page)
  // Looking around on the page does not lose the wanted address.
  await entry(page, 'Mission').click()
  await expect(page).toHaveURL('/landing_auth#our_mission')
  await fillSignIn(page)
  await expect(page).toHaveURL('/library?search_term=margin#here')
  await expect(tiles(page).first()).toBeVisible()
})
