import { expect } from '@playwright/test'
import { openDashboard, searchBox, tiles } from './support/feed.ts'
import { sidewaysBy } from './support/layout.ts'
import { test } from './support/test.ts'

test('C51 R253 R254 R257 a search by meaning shows passages, and one opens its document at that page', async ({
  page,
}) => {
  await openDashboard(page)
  await page.getByRole('radio', { name: 'Meaning' }).check({ force: true })
  await searchBox(page).fill('wages rise under the new agreement')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/api/semantic_documents'),
    page.keyboard.press('Enter'),
  ])
  const query = new URL(answer.url()).searchParams
  expect(query.get('hide_unentitled')).toBe('true')
  expect(query.get('start_date')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await expect(page.getByRole('radio', { name: 'Relevance' })).toBeDisabled()
  await expect(page.getByText('Last 3 years').first()).toBeVisible()
  const passage = page.locator('.r-tile__passage a').first()
  const [, number = ''] = /Page (\d+)/.exec(await passage.innerText()) ?? []
  await passage.click()
  await expect(page).toHaveURL(new RegExp(`/document/[^#]+#page=${number}$`))
  await expect(page.locator('research-document article[aria-busy="false"]')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/semantic_search_term=/)
  await expect(page.locator('.r-tile__passage').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove search' }).click()
  await expect(page.getByRole('radio', { name: 'Earnings Hub' })).toBeAttached()
})

test('R222 R257 a search by words quotes the text, and a quote opens its document at these words', async ({ page }) => {
  await openDashboard(page)
  await searchBox(page).fill('margin pressure')
  await page.keyboard.press('Enter')
  const hit = page.locator('.r-tile__passage').first()
  await expect(hit.locator('mark').first()).toHaveText(/^(margin|pressur)/i)
  await hit.getByRole('link', { name: /^Page \d+$/ }).click()
  await expect(page).toHaveURL(/\/document\/[^#]+#page=\d+&find=/)
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue(/margin|pressur/i)
  await page.goBack()
  await expect(page).toHaveURL(/search_term=margin/)
  await expect(hit).toBeVisible()
})

test('R222 R187 a mistyped search shows what was meant, and a filter that leaves nothing is removed by one press', async ({
  page,
}) => {
  await openDashboard(page)
  await searchBox(page).fill('inflaton')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Showing results for inflation.')).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Search instead for “inflaton”' }).click()
  await expect(page).toHaveURL(/search_term=inflaton.*literal_search=true/)
  await expect(page.getByText("We can't find what you're looking for.").last()).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Showing results for inflation.')).toBeVisible()

  await page.goto('/?search_term=inflaton&start_date=1990-01-01&end_date=1990-12-31')
  await page.getByRole('button', { name: 'Remove “Dates”' }).click()
  await expect(page.getByText('Showing results for inflation.')).toBeVisible()
  await expect(page).not.toHaveURL(/start_date|end_date/)
})

test('R183 R186 a search by meaning and a long one fit 320 px as a chip (WCAG 1.4.10)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/library?semantic_search_term=emerging+markets+growth',
    '/companies?search_term=WWWWWWWWWWWWWWW',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Remove search' })).toBeVisible()
    expect(await sidewaysBy(page), path).toBe(0)
  }
})
