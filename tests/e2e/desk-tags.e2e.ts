import { expect, type Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own', account: 'desk' })

async function type(page: Page, field: string, text: string) {
  await page.getByRole('combobox', { name: field, exact: true }).press('ArrowDown')
  const popup = page.getByRole('dialog', { name: field, exact: true })
  await popup.getByRole('searchbox').fill(text)
  return popup
}

test('a tag that is missing is added in the form of a document, and corrected in the list', async ({ page, allow }) => {
  // The double name.
  allow(/status of 422 .*desk\/tags/)
  await page.goto('/desk/documents/new')
  const sectors = await type(page, 'Sectors', 'Deep-sea minnig')
  await sectors.getByRole('button', { name: 'Add “Deep-sea minnig”' }).click()
  await expect(sectors.getByRole('option', { name: 'Deep-sea minnig' })).toHaveAttribute('aria-selected', 'true')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove Deep-sea minnig' })).toBeVisible()

  const companies = await type(page, 'Companies', 'Quokka Foods (QKA AU)')
  await companies.getByRole('button', { name: 'Add “Quokka Foods (QKA AU)”' }).click()
  await expect(companies.getByText('Quokka Foods is created and chosen.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()

  await page.getByRole('navigation', { name: 'Areas of the desk' }).getByRole('link', { name: 'Tags' }).click()
  await page.getByRole('searchbox', { name: 'Search tags' }).fill('minnig')
  await page.getByRole('link', { name: 'Deep-sea minnig' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('financials')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAccessibleDescription('There is Financials already.')
  await name.fill('Deep-sea mining')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The tag is saved.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Deep-sea mining' })).toBeVisible()
  await name.fill('Deep-sea mines')
  await page.getByRole('link', { name: 'All tags' }).click()
  await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'No' }).click()
  await name.fill('Deep-sea mining')
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page).toHaveURL('/desk/tags')
  await page.getByRole('searchbox', { name: 'Search tags' }).fill('Deep-sea')
  await expect(page.getByText('There is no such tag.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search tags' }).fill('Quokka')
  await expect(page.getByRole('row', { name: /Quokka Foods/ })).toContainText('QKA AU')
  expect(await axe(page)).toEqual([])
})

test('a tag is created in the list, and one that is in use stays as it is', async ({ page }) => {
  await page.goto('/desk/tags')
  const companies = page.getByRole('cell', { name: 'Company', exact: true })
  await expect(companies).not.toHaveCount(0)
  await page.getByLabel('Category').selectOption('Analyst')
  // A press on a row that is replaced meanwhile leads nowhere.
  await expect(companies).toHaveCount(0)
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByText(/its name stays/)).toBeVisible()
  await page.getByRole('link', { name: 'All tags' }).click()
  await page.getByRole('link', { name: 'New tag' }).click()
  // The list has a field of the same name.
  await expect(page.getByRole('button', { name: 'Create tag' })).toBeVisible()
  await page.getByLabel('Category').selectOption('Region')
  await page.getByLabel('Name', { exact: true }).fill('Outer Hebrides')
  await page.getByRole('button', { name: 'Create tag' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Outer Hebrides' })).toBeVisible()
  await expect(page.getByText('Outer Hebrides is created.')).toBeVisible()
})
