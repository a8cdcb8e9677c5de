import { expect, type Page } from '@playwright/test'

export const NEW_PASSWORD = 'Another-Horse-9'

export const RULES = [
  'Password must be at least 8 characters',
  'Password must contain at least 1 lowercase character',
  'Password must contain at least 1 uppercase character',
  'Password must contain at least 1 number',
  'Password must contain at least 1 special character',
]

/** Fills the two fields of a new password and sends the form by Enter. */
export async function setPassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat New Password', { exact: true }).fill(repeated)
  await page.keyboard.press('Enter')
}

/** Waits until exactly these of the texts are lines of the form, in this order. */
export const expectLines = (page: Page, texts: readonly string[], expected: readonly (string | undefined)[]) =>
  expect
    .poll(async () => (await page.getByRole('form').innerText()).split('\n').filter((line) => texts.includes(line)))
    .toEqual(expected)

/** The text is on the page once; after a reload it is gone, and its cookie is gone at once (R092–R094). */
export async function noticeOnce(page: Page, text: string): Promise<void> {
  const notice = page.getByText(text, { exact: true })
  await expect(notice).toHaveCount(1)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('notification')
  await page.reload()
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.locator('.portal-dock')).toBeAttached()
  await expect(notice).toHaveCount(0)
}
