import { expect, type Page } from '@playwright/test'

export const tiles = (page: Page) => page.locator('research-feed article')

/** Links of the titles that open a document. */
export const titles = (page: Page) => page.locator('research-feed a.r-tile__link')

export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search text' })

/** Waits until the feed has its answer. */
export const feedIsReady = (page: Page) =>
  expect(page.locator('research-feed .r-feed__results[aria-busy="false"]').first()).toBeVisible()

/** Opens the dashboard and waits for its documents. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
}
