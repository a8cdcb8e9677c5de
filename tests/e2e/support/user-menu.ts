import type { Page } from '@playwright/test'

/** Opens the menu of the signed-in user. */
export const openUserMenu = (page: Page) => page.getByRole('banner').locator('[aria-haspopup=menu]').click()

export async function chooseInUserMenu(page: Page, name: string): Promise<void> {
  await openUserMenu(page)
  await page.getByRole('menuitem', { name }).click()
}
