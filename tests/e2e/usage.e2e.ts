import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'
import { chooseInUserMenu } from './support/user-menu.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Readership' }).getByRole('rowheader')

test.describe("a firm's lead", () => {
  test.use({ account: 'equity' })

  test('finds who has read what in the user menu, and takes it along', async ({ page }) => {
    await page.goto('/account')
    await chooseInUserMenu(page, 'Readership')
    await expect(page.getByRole('heading', { level: 1, name: 'Readership' })).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('combobox', { name: 'By' }).selectOption('User')
    await expect(rows(page).first()).toHaveText('Alexandra Whitfield')
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toMatch(/^\uFEFFUser,Opens,Reads,Downloads,Replays,Automated uses\r\nAlexandra Whitfield,\d/)
  })
})

test.describe('at the desk', () => {
  test.use({ account: 'desk' })

  test('all firms are compared, and one leads to its own documents', async ({ page }) => {
    await page.goto('/desk/usage')
    await page.getByRole('combobox', { name: 'By' }).selectOption('Firm')
    await expect(rows(page)).toHaveText(['Aldgate Capital', 'Skagen Bay Asset Management', 'Osborne & Partners'])
    await page.getByRole('link', { name: 'Skagen Bay Asset Management' }).click()
    await expect(page.getByRole('heading', { name: 'Skagen Bay Asset Management' })).toBeVisible()
    await page.getByRole('combobox', { name: 'By' }).selectOption('User')
    await expect(rows(page)).toHaveText(['Håkan Öberg'])
    await page.getByRole('button', { name: /^Period/ }).click()
    await page.getByRole('button', { name: 'This month' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Period/ })).toHaveText(/ 1 – |1, /)
    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^readership-Skagen Bay Asset Management-user-.*\.csv$/)
    await page.getByRole('link', { name: 'All firms' }).click()
    await expect(page).toHaveURL(/\/desk\/usage$/)
  })
})

test.describe('for somebody who leads no firm', () => {
  test.use({ account: 'regions' })

  test('there is no such page', async ({ page }) => {
    await page.goto('/usage')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Readership' })).toHaveCount(0)
  })
})
