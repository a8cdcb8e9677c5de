import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { allowFailures, failNext, failures, preferencePages, saveButton, sentTo, tabTo } from './support/preferences.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()
const { accessTable, active, showAccess, openAccess } = preferencePages(server, open)

const SAVED = 'Your preferences have been updated.'
const option = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const saved = (page: Page) => page.getByRole('tabpanel').getByText(SAVED).filter({ visible: true }).last()

test('R343 R364 R366 R369 the table has a row for each region and a switch for each option', async () => {
  const page = await openAccess('full', ['Nordics Daily', 'Global Weekly'])
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Region',
    'Daily Email',
    'Weekly Email',
    'Stock Ideas/Sales Commentary',
    'Events/Marketing Email',
  ])
  const table = await accessTable(page)
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(table.map(({ region }) => region))
  expect(table).toHaveLength(12)
  const oceania = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Oceania' }) })
  expect(await oceania.getByRole('cell').nth(1).innerText()).toBe('N/A')
  expect(await oceania.getByRole('cell').nth(2).innerText()).toBe('N/A')
  const options = table.flatMap(({ region: _, ...row }) => Object.values(row))
  expect(await page.getByRole('switch').count()).toBe(options.filter(({ permitted }) => permitted).length)
  expect(await page.getByRole('switch', { checked: true }).count()).toBe(2)
  expect(await option(page, 'Nordics, Daily Email').isChecked()).toBe(true)
})

test('R367 C72 what is not permitted has a lock in place of a switch, which says whom to ask', async () => {
  const page = await openAccess('regions', ['Nordics Daily'])
  expect(await option(page, 'Global, Daily Email').count()).toBe(0)
  await page.getByRole('button', { name: 'Global, Daily Email: outside your permissions' }).click()
  const words = 'Access to this option is outside your permissions. Please email client services.'
  await page.getByText(words).filter({ visible: true }).waitFor()
  const mail = page.getByRole('link', { name: 'Email client services' })
  expect(await mail.getAttribute('href')).toBe('mailto:clients@halden.example')
  await page.keyboard.press('Tab')
  expect(await mail.evaluate((element) => element.matches(':focus'))).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByText(words).filter({ visible: true }).waitFor({ state: 'hidden' })
})

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

test('R370 what is switched to and fro is no change', async () => {
  const page = await openAccess('full', ['Nordics Daily'])
  await option(page, 'Nordics, Daily Email').click()
  await option(page, 'Global, Weekly Email').click()
  await page.getByText('2 unsaved changes').filter({ visible: true }).last().waitFor()
  await option(page, 'Nordics, Daily Email').click()
  await option(page, 'Global, Weekly Email').click()
  expect(await saveButton(page).getAttribute('aria-disabled')).toBe('true')
})

test('R368 C75 Remove All turns everything off here, and is stored by Save alone', async () => {
  const page = await openAccess('full', ['Nordics Daily', 'Global Weekly', 'Oceania Daily'])
  await page.getByRole('button', { name: 'Remove All' }).click()
  expect(await page.getByRole('switch', { checked: true }).count()).toBe(0)
  expect(await active(page)).toHaveLength(3)
  await saveButton(page).click()
  await saved(page).waitFor()
  expect(await active(page)).toEqual([])
})

test.each(failures)('R376 a save that $what says $says, keeps what was set and succeeds later', async (failure) => {
  const page = await openAccess('full', ['Nordics Daily'], allowFailures)
  await option(page, 'Global, Weekly Email').click()
  await failNext(page, 'update_access_preferences', failure)
  await saveButton(page).click()
  await page.getByRole('alert').getByText(failure.says, { exact: true }).waitFor()
  expect(await page.getByText(SAVED).count()).toBe(0)
  expect(await option(page, 'Global, Weekly Email').isChecked()).toBe(true)
  expect(await active(page)).toEqual(['Nordics Daily'])
  await saveButton(page).click()
  await saved(page).waitFor()
  expect(await active(page)).toEqual(['Global Weekly', 'Nordics Daily'])
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

test('R365 R368 switches are set and saved by keyboard alone', async () => {
  const page = await openAccess('full', ['Nordics Daily'])
  await tabTo(page, option(page, 'Global, Daily Email'))
  await page.keyboard.press('Space')
  await tabTo(page, saveButton(page))
  await page.keyboard.press('Enter')
  await saved(page).waitFor()
  expect(await active(page)).toEqual(['Global Daily', 'Nordics Daily'])
})

test.each([
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)(
  'R121 axe finds nothing on the email preferences in $colorScheme at $viewport.width px',
  async (options) => {
    const page = await openAccess('regions', ['Nordics Daily'], options)
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width)
    await page.getByRole('button', { name: 'Global, Daily Email: outside your permissions' }).click()
    await page.getByRole('link', { name: 'Email client services' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await option(page, 'Nordics, Daily Email').click()
    await saveButton(page).click()
    await saved(page).waitFor()
    expect(await axe(page)).toEqual([])
  },
)
