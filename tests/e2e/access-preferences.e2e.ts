import { expect, type Page } from '@playwright/test'
import { accessTable, active, openAccess, option, saveButton, sentTo, setActive } from './support/preferences.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own' })

const saved = (page: Page) =>
  expect(
    page.getByRole('tabpanel').getByText('Your preferences have been updated.').filter({ visible: true }).last(),
  ).toBeVisible()

test('R365 R370 R372 R374 R375 switches are saved, and are so after a reload', async ({ page, api }) => {
  await setActive(api, ['Nordics Daily', 'Global Weekly'])
  const before = await accessTable(api)
  await openAccess(page)
  const sent = sentTo(page, 'update_access_preferences')
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  await option(page, 'Nordics, Daily Email').click()
  await option(page, 'Western Europe, Events/Marketing Email').click()
  expect(sent).toEqual([])
  await saveButton(page).click()
  await saved(page)
  expect(sent).toHaveLength(1)
  expect(await active(api)).toEqual(['Global Weekly', 'Western Europe Events & Marketing'])
  // Active though no longer permitted: nobody can change it here.
  const locked = (table: typeof before) => table.find(({ region }) => region === 'Greater China')?.Daily
  expect(locked(await accessTable(api))).toEqual(locked(before))
  await page.reload()
  await expect(option(page, 'Nordics, Daily Email')).not.toBeChecked()
  await expect(option(page, 'Western Europe, Events/Marketing Email')).toBeChecked()
})

test('R374 what another window saves meanwhile is not lost', async ({ page, context, api }) => {
  await setActive(api, ['Nordics Daily', 'Oceania Daily'])
  await openAccess(page)
  const other = await context.newPage()
  await openAccess(other)
  await option(page, 'Global, Weekly Email').click()
  await option(other, 'Oceania, Daily Email').click()
  await option(other, 'Latin America, Daily Email').click()
  await saveButton(other).click()
  await saved(other)
  await saveButton(page).click()
  await saved(page)
  expect(await active(api)).toEqual(['Global Weekly', 'Latin America Daily', 'Nordics Daily'])
  await expect(option(page, 'Oceania, Daily Email')).not.toBeChecked()
  await expect(option(page, 'Latin America, Daily Email')).toBeChecked()
})
