import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { preferencePages, saveButton, sentTo } from './support/preferences.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()
const { accessTable, active, showAccess, openAccess } = preferencePages(server, open)

const SAVED = 'Your preferences have been updated.'
const option = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const saved = (page: Page) => page.getByRole('tabpanel').getByText(SAVED).filter({ visible: true }).last()

test('R365 R370 R372 R374 R375 switches are saved, and are so after a reload', async () => {
  const page = await openAccess('full', ['Nordics Daily', 'Global Weekly'])
  const before = await accessTable(page)
  const sent = sentTo(page, 'update_access_preferences')
  expect(await saveButton(page).getAttribute('aria-disabled')).toBe('true')
  await option(page, 'Nordics, Daily Email').click()
  await option(page, 'Western Europe, Events/Marketing Email').click()
  expect(sent).toEqual([])
  await saveButton(page).click()
  await saved(page).waitFor()
  expect(sent).toHaveLength(1)
  expect(await active(page)).toEqual(['Global Weekly', 'Western Europe Events & Marketing'])
  // Active though it is not permitted any more: nobody's to change here.
  const locked = (table: typeof before) => table.find(({ region }) => region === 'Greater China')?.Daily
  expect(locked(await accessTable(page))).toEqual(locked(before))
  await page.reload()
  await option(page, 'Nordics, Daily Email').waitFor()
  expect(await option(page, 'Nordics, Daily Email').isChecked()).toBe(false)
  expect(await option(page, 'Western Europe, Events/Marketing Email').isChecked()).toBe(true)
})

test('R374 what another window saves meanwhile is not lost', async () => {
  const first = await openAccess('full', ['Nordics Daily', 'Oceania Daily'])
  const second = await first.context().newPage()
  await showAccess(second)
  await first.bringToFront()
  await option(first, 'Global, Weekly Email').click()
  await second.bringToFront()
  await option(second, 'Oceania, Daily Email').click()
  await option(second, 'Latin America, Daily Email').click()
  await saveButton(second).click()
  await saved(second).waitFor()
  await first.bringToFront()
  await saveButton(first).click()
  await saved(first).waitFor()
  expect(await active(first)).toEqual(['Global Weekly', 'Latin America Daily', 'Nordics Daily'])
  await expect.poll(() => option(first, 'Oceania, Daily Email').isChecked()).toBe(false)
  expect(await option(first, 'Latin America, Daily Email').isChecked()).toBe(true)
})
