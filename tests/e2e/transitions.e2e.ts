import { expect, type Page } from '@playwright/test'
import { feedIsReady, openDashboard, titles } from './support/feed.ts'
import { test } from './support/test.ts'

// Pages fade into one another, as for most users.
test.use({ reducedMotion: 'no-preference' })

/** Follows links of the portal directly one after the other, faster than any hand. */
const followAll = (page: Page, ...hrefs: string[]) =>
  page.evaluate((all) => {
    for (const href of all) {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    }
  }, hrefs)

test('the code of a page is fetched while the pointer is on its link, and not again when it is followed', async ({
  page,
}) => {
  await openDashboard(page)
  await feedIsReady(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && /companies/.test(request.url())) scripts.push(request.url())
  })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies' })
  await link.hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Covered Companies' })).toBeVisible()
  expect(scripts).toHaveLength(before)
})

for (const [reducedMotion, transitions] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`a page fades into the next one, at its top, unless motion is unwelcome (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openDashboard(page)
    await feedIsReady(page)
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      const counted = { begun: 0 }
      Object.assign(window, { counted })
      document.startViewTransition = (...input) => {
        counted.begun++
        return start(...input)
      }
      window.scrollTo(0, 500)
    })
    await page.locator('.portal-entry', { hasText: 'Events' }).dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
    await expect(page.locator('#content')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => (window as unknown as { counted: { begun: number } }).counted.begun)).toBe(
      transitions,
    )
  })

test('of two steps at once the second one is shown', async ({ page }) => {
  await page.goto('/companies')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await followAll(page, '/events/upcoming', '/events/past')
  await expect(page).toHaveURL('/events/past')
  await expect(page.locator('research-events')).toHaveAttribute('view', 'past')
})

test('R011 a user who is signed out during a transition does not see the next page', async ({ page }) => {
  await openDashboard(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/library'
    document.body.append(link)
    link.click()
    link.remove()
    // At once, which the newer API is not.
    // biome-ignore lint/suspicious/noDocumentCookie: the step and the sign-out belong to one task
    document.cookie = 'currentUser=; path=/; max-age=0'
    window.dispatchEvent(new Event('focus'))
  })
  await expect(page).toHaveURL('/landing_auth')
  await expect(page.locator('research-landing')).toBeVisible()
  await expect(page.locator('research-feed')).toHaveCount(0)
})

test('R187 Back from a long page leads to the same place in a document', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openDashboard(page)
  await titles(page).first().click()
  await expect(page).toHaveURL(/\/document\//)
  // The page is as long as its text only once the text has come.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeGreaterThan(200)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scrollend', resolve, { once: true })
        window.scrollTo(0, 200)
      }),
  )
  await followAll(page, '/library')
  await feedIsReady(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/document\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
})

test('R187 Back leads to the place of a link that was followed while the page still scrolled', async ({ page }) => {
  await openDashboard(page)
  await feedIsReady(page)
  // In one task, so that no scroll event comes before the next page.
  await titles(page)
    .nth(8)
    .evaluate((link: HTMLElement) => {
      window.scrollTo(0, 700)
      link.click()
    })
  await expect(page).toHaveURL(/\/document\//)
  await expect(page.locator('#content')).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
})

test('R187 Back keeps the place when the documents come late', async ({ page }) => {
  await openDashboard(page)
  await feedIsReady(page)
  // In one task, because what stands above may still change its height.
  const top = await titles(page)
    .nth(8)
    .evaluate((link: HTMLElement) => {
      link.scrollIntoView({ block: 'center' })
      link.click()
      return window.scrollY
    })
  expect(top).toBeGreaterThan(0)
  await expect(page).toHaveURL(/\/document\//)
  await expect(page.locator('#content')).toBeFocused()
  await page.route('**/api/all_documents**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goBack()
  await feedIsReady(page)
  const place = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          // The page moves in the frame after its documents have come.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)))
        }),
    )
  await expect.poll(place).toBe(top)
})
