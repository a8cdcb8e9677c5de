import { expect, type Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { type CompanyServer, openCompanyServer } from './support/company-server.ts'
import { test } from './support/test.ts'

test.use({ account: 'nobody' })

let company: CompanyServer

test.beforeAll(async () => {
  company = await openCompanyServer()
})
test.afterAll(() => company.close())
test.beforeEach(({ allow }) => {
  company.provider.isIsolated = false
  // The provider's own page has no icon.
  allow(/favicon\.ico/)
})

async function begin(page: Page, email = 'anna@acme.example') {
  await page.goto(`${company.host}/?page=2#part`)
  await page.getByRole('button', { name: 'Sign in with your company' }).click()
  await page.getByLabel('Work email').fill(email)
}

/** Takes one of the two ways on which an outcome comes back, in the page and in its pop-ups. */
const takeAway = (page: Page, way: 'messages' | 'channel') =>
  page.context().addInitScript((taken) => {
    const name = 'research-company-sign-in'
    const { postMessage } = BroadcastChannel.prototype
    if (taken === 'channel')
      BroadcastChannel.prototype.postMessage = function (message) {
        if (this.name !== name) postMessage.call(this, message)
      }
    else addEventListener('message', (event) => event.data?.type === name && event.stopImmediatePropagation(), true)
  }, way)

const press = (page: Page) => page.getByRole('button', { name: 'Continue to your company' }).click()

/** Presses the button, and waits until the pop-up has closed itself. */
async function passThrough(page: Page) {
  const opened = page.waitForEvent('popup')
  await press(page)
  const popup = await opened
  if (!popup.isClosed()) await popup.waitForEvent('close')
}

async function expectSignedIn(page: Page) {
  // Pages on the way have a status too.
  await expect(page.getByRole('status').filter({ hasText: 'Signed in as Anna Acme' })).toBeVisible()
  expect(page.url()).not.toContain('research-company-sign-in')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('research-company-sign-in')
}

test('a pop-up of a page of another site leads to the company, and the page is signed in', async ({ page }) => {
  await takeAway(page, 'channel')
  await begin(page)
  await passThrough(page)
  await expectSignedIn(page)
  expect(page.url()).toBe(`${company.host}/?page=2#part`)
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Signed in as Anna Acme')
  await page.goto(`${company.portal}/login`)
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('a provider that cuts pop-ups off from their page leads to the same', async ({ page }) => {
  company.provider.isIsolated = true
  await takeAway(page, 'messages')
  await begin(page)
  await passThrough(page)
  await expectSignedIn(page)
})

test('without pop-ups the whole page goes to the company and comes back signed in', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await begin(page)
  await press(page)
  await expectSignedIn(page)
  expect(page.url()).toBe(`${company.host}/?page=2`)
})

test('the page says why the company has let nobody in, and the pop-up is gone', async ({ page }) => {
  const { user } = company.provider
  company.provider.user = { ...user, groups: [] }
  await begin(page)
  await passThrough(page)
  await expect(page.getByRole('alert')).toContainText('ask the person at your company who manages access')
  expect(await axe(page)).toEqual([])
  company.provider.user = user
})

test('a code in an address that the page has not asked for signs in nobody and leaves the address', async ({
  page,
}) => {
  await page.goto(`${company.host}/#research-company-sign-in=${'A'.repeat(43)}.${'B'.repeat(43)}`)
  await expect(page.getByRole('alert')).toContainText('The sign-in took too long, or was used before.')
  expect(page.url()).toBe(`${company.host}/`)
})

test('another site that opens the address of a sign-in gets no further than the portal', async ({ page, context }) => {
  await begin(page)
  const asked = page.waitForResponse(/auth\/oidc\/start/)
  await context.route(/auth\/oidc\/authorize/, (route) => route.abort())
  await press(page)
  const { location } = await (await asked).json()
  await context.unroute(/auth\/oidc\/authorize/)
  const other = await context.newPage()
  await other.goto(location, { referer: 'http://evil.example/' })
  await expect(other).toHaveURL(`${company.portal}/company_sign_in?failure=expired`)
})
