import { expect, type Page } from '@playwright/test'
import { openDashboard, tiles } from './support/feed.ts'
import { test } from './support/test.ts'

const rows = (page: Page) => page.locator('research-changes tbody tr')

test('the morning tells the lead, what changed and what is read, and each leads to its note or company', async ({
  page,
}) => {
  await openDashboard(page)
  await expect(page.locator('.portal-date__counts li').first()).toHaveText(/^\d+ notes? /)
  await expect(rows(page)).toHaveCount(6)
  await page.getByRole('button', { name: /^Show all \d+$/ }).click()
  await expect(rows(page).nth(6)).toBeVisible()

  const company = rows(page).first().getByRole('rowheader').getByRole('link')
  const name = (await company.innerText()).trim()
  await company.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await page.goBack()

  const lead = page.locator('research-lead .r-lead__title a')
  const title = (await lead.innerText()).trim()
  await lead.click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.locator('research-most-read li')).not.toHaveCount(0)
})

test.describe('to an API without these calls', () => {
  test('R236 the dashboard is the specified one, without an error', async ({ page, allow }) => {
    allow(/status of (404|501)/)
    await page.route('**/research_changes?*', (route) => route.fulfill({ status: 404, json: { errors: [] } }))
    await page.route('**/most_popular?*', (route) => route.fulfill({ status: 501, json: { errors: [] } }))
    await openDashboard(page)
    await expect(page.locator('research-lead article').first()).toBeVisible()
    await expect(page.locator('research-changes section')).toHaveCount(0)
    await expect(page.locator('research-most-read section')).toHaveCount(0)
    await expect(tiles(page).first()).toBeVisible()
  })
})

test.describe('where there is nothing new and nothing to suggest', () => {
  test('R236 R241 the dashboard leaves out the empty sections, and still lists all research', async ({ page }) => {
    const none = { status: 200, json: [] }
    for (const call of ['research_documents', 'research_changes', 'suggested_content', 'most_popular'])
      await page.route(new RegExp(`/${call}\\?`), (route) => route.fulfill(none))
    await openDashboard(page)
    await expect(page.locator('research-suggestion')).toContainText('Nothing to Suggest')
    await expect(page.locator('.portal-date__counts li').first()).toBeVisible()
    for (const element of ['lead', 'changes', 'most-read'])
      await expect(page.locator(`research-${element} section`)).toHaveCount(0)
    await expect(page.locator('research-lead')).toHaveJSProperty('offsetHeight', 0)
    await expect(tiles(page).first()).toBeVisible()
  })
})
