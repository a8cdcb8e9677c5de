import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fills the two fields of a new password and sends the form by Enter. */
export async function setPassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat New Password', { exact: true }).fill(repeated)
  await page.keyboard.press('Enter')
}

/** Which of these texts stand as lines of their own in the page's form, in its order. */
export async function formLines(page: Page, texts: readonly string[]): Promise<string[]> {
  const lines = (await page.getByRole('form').innerText()).split('\n')
  return lines.filter((line) => texts.includes(line))
}

/** The text stands on the page once and can be closed; after a reload it is gone, and so is its cookie (R092–R094). */
export async function noticeOnce(page: Page, text: string): Promise<void> {
  const notice = page.getByText(text, { exact: true })
  await notice.waitFor()
  expect(await notice.count()).toBe(1)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('notification')
  await page.reload()
  await page.getByLabel('Username').waitFor()
  await page.locator('.portal-dock').waitFor({ state: 'attached' })
  expect(await notice.count()).toBe(0)
}
