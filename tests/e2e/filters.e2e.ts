import { expect, type Page } from '@playwright/test'
import { feedIsReady, openDashboard, tiles, titles } from './support/feed.ts'
import { test } from './support/test.ts'

const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const category = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const update = (page: Page) => page.getByRole('button', { name: 'Update Results' })

test('R188 R191 R192 R211 categories are chosen in the panel, applied together, and stand as chips', async ({
  page,
}) => {
  await openDashboard(page)
  await filtersButton(page).click()
  await expect(page.getByRole('heading', { name: 'Filter Research' })).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(9)
  await category(page, 'Sector').click()
  await page.getByRole('option', { name: /^Energy/ }).click()
  await page.getByRole('option', { name: /^Materials/ }).click()
  await page.keyboard.press('Escape')
  await category(page, 'Region').click()
  await page.getByRole('option', { name: /^Nordics/ }).click()
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).search).toBe('')
  await update(page).click()
  await expect(page).toHaveURL(/filter_Sector=Energy%3BMaterials/)
  await feedIsReady(page)
  const applied = page.getByRole('group', { name: 'Applied filters' })
  await expect(applied).toContainText(/within[\s\S]*Nordics[\s\S]*covering[\s\S]*Energy[\s\S]*Materials/)
  await expect(filtersButton(page)).toContainText('3')
  await expect(tiles(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL((url) => url.search === '')
  await expect(page.getByText('All Research')).toBeVisible()
})

test('R187 R245 more documents are loaded; Back restores them and the scroll, Forward the document', async ({
  page,
}) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Load More' }).click()
  const title = titles(page).nth(12)
  await title.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await title.click()
  await expect(page.locator('research-document article').first()).toBeVisible()
  await page.goBack()
  await expect(tiles(page)).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await expect(page.locator('research-document article').first()).toBeVisible()
})

test('R187 R222 C58 a shared link shows the same list, whatever its values are made of', async ({ page, context }) => {
  await page.goto('/?filter_Region=Nordics&order_by_field=title&order_by_order=asc&utm_source=mail')
  await feedIsReady(page)
  await expect(tiles(page)).not.toHaveCount(0)
  const texts = await tiles(page).allTextContents()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(tiles(other)).toHaveText(texts)
  await other.getByRole('button', { name: 'Clear all' }).click()
  await expect(other).toHaveURL((url) => !url.search.includes('filter_'))
  const query = new URL(other.url()).searchParams
  expect(query.get('utm_source')).toBe('mail')
  expect(query.get('order_by_field')).toBe('title')
  await other.goto(`/?filter_Company=${encodeURIComponent('<b>;%25%3B"&')}&page=x&start_date=2026-99-99`)
  await expect(other.getByRole('paragraph').filter({ hasText: "We can't find what you're looking for." })).toBeVisible()
  await other.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(tiles(other)).toHaveCount(10)
})

test('C49 R218 R220 the library is read page by page', async ({ page }) => {
  await page.goto('/library')
  await expect(tiles(page)).toHaveCount(20)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/library?page=2')
  await feedIsReady(page)
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2')
  await page.reload()
  await feedIsReady(page)
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2')
})

test('R237 R238 R239 R240 the dashboard starts on All; the suggestion stands beside the list, and above it on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDashboard(page)
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
  const suggestion = page.getByRole('region', { name: 'Suggested for you' })
  await expect(suggestion.getByRole('article')).toHaveCount(1)
  const place = async () => {
    const [side, list] = [await suggestion.boundingBox(), await page.locator('research-feed').boundingBox()]
    return side && list && { beside: side.x >= list.x + list.width, above: side.y + side.height <= list.y }
  }
  await expect.poll(place).toMatchObject({ beside: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(place).toEqual({ beside: false, above: true })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('R194 the panel is a sheet that is worked by touch', async ({ page }) => {
    await openDashboard(page)
    await filtersButton(page).tap()
    const sheet = page.getByRole('dialog', { name: 'Filter Research' })
    await category(page, 'Region').tap()
    await page.getByRole('option', { name: /^Nordics/ }).tap()
    await page.keyboard.press('Escape')
    await update(page).tap()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/filter_Region=Nordics/)
    await feedIsReady(page)
  })
})
