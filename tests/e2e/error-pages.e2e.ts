import { expect, type Page } from '@playwright/test'
import { feedIsReady, openDashboard, tiles } from './support/feed.ts'
import { fillSignIn, sessionOf } from './support/session.ts'
import { test } from './support/test.ts'

const texts = {
  404: "We couldn't find the document or event you were looking for.",
  401: "Your subscription level doesn't provide access to this document.",
  403: 'The profile or page you requested is not active.',
  500: 'Something went wrong. Please try again later.',
  418: "We couldn't find the page you were looking for.",
}

const home = (page: Page) => page.getByRole('link', { name: 'Go to home' })

test.describe('visitors', () => {
  test.use({ account: 'nobody' })

  test('R036 R102–R107 C03 each error page has its words for everybody, and leads home or to the sign-in', async ({
    page,
    context,
    server,
  }) => {
    const readAll = async () => {
      for (const [code, text] of Object.entries(texts)) {
        await page.goto(`/error/${code}`)
        await expect(page.getByRole('heading', { name: text })).toBeVisible()
      }
      await home(page).click()
    }
    await readAll()
    await expect(page).toHaveURL('/login')
    await context.addCookies((await sessionOf(server.portal, 'full')).cookies)
    await readAll()
    await expect(page).toHaveURL('/')
    await expect(tiles(page).first()).toBeVisible()
  })

  test('R108 C02 an unknown path asks a visitor to sign in, and then has nothing', async ({ page }) => {
    await page.goto('/nowhere/at/all')
    await expect(page).toHaveURL('/login')
    await fillSignIn(page)
    await expect(page).toHaveURL('/nowhere/at/all')
    await expect(page.getByRole('heading', { name: texts[418] })).toBeVisible()
    await expect(home(page)).toHaveAttribute('href', '/dashboard')
  })
})

test('R106 an error page searches the library, and leads to the pages of the portal', async ({ page }) => {
  await page.goto('/error/404')
  await expect(page.getByRole('navigation', { name: 'Other pages' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Companies',
    'Events',
    'Research Library',
  ])
  await page.getByRole('searchbox', { name: 'Search research' }).fill('margins & rates')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/library?search_term=margins+%26+rates')
  await feedIsReady(page)
})

test('R038 R298 R335 R336 R342 what is unknown, not active or not in the subscription leads to its error page', async ({
  page,
  allow,
}) => {
  allow(/status of (403|404)/)
  const leads = {
    '/document/does-not-exist': 404,
    '/company_profile/2020': 403,
    '/company_profile/999999': 404,
    '/media/replay-18/18': 401,
    '/media/replay-0/999999': 404,
    '/events/999999': 404,
  } as const
  for (const [path, code] of Object.entries(leads)) {
    await page.goto(path)
    await expect(page).toHaveURL(`/error/${code}`)
    await expect(page.getByRole('heading', { name: texts[code] })).toBeVisible()
  }
})

test('R109 a part of the application that cannot be loaded is an error page with its message and another try', async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED|Failed to fetch dynamically imported module/)
  await openDashboard(page)
  await feedIsReady(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('paragraph').first()).not.toBeEmpty()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Covered Companies' })).toBeVisible()
})
