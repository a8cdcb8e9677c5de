import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import {
  addButton,
  allowFailures,
  card,
  cards,
  chooseInUserMenu,
  failNext,
  failures,
  openUserMenu,
  preferencePages,
  seeded,
  sentTo,
  tabTo,
} from './support/preferences.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()
const { stored, store, signedIn, openResearch } = preferencePages(server, open)

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Distribution Preference ${index + 1}`)

test('R044 R343 the user menu leads to the preferences, and each tab has a path of its own', async () => {
  const page = await signedIn('full')
  await chooseInUserMenu(page, 'Research Preferences')
  await page.waitForURL('**/research_preferences')
  await page.getByRole('heading', { level: 1, name: 'Your Distribution Preferences' }).waitFor()
  expect(await page.title()).toBe('Your Distribution Preferences · Research Portal')
  const [research, access] = await page.getByRole('tab').all()
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Research & Analytics', 'Sales, Intelligence & Events'])
  expect(await research?.getAttribute('aria-selected')).toBe('true')
  await access?.click()
  await page.waitForURL('**/sales_access_preferences')
  expect(await access?.getAttribute('aria-selected')).toBe('true')
  await page.getByRole('table', { name: 'Email preferences by region' }).waitFor()
  await openUserMenu(page)
  const entry = page.getByRole('menuitem', { name: 'Research Preferences' })
  expect(await entry.getAttribute('aria-current')).toBe('page')
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.waitForURL('**/research_preferences')
  await card(page, 1).waitFor()
})

test('R355 of twelve preferences one is deleted, and the others are numbered anew at once', async () => {
  const before = seeded('full')
  const page = await openResearch('full')
  const second = await card(page, 3).locator('p').first().innerText()
  const ask = page.getByRole('dialog', { name: 'Deleting Distribution Preference 2' })
  const remove = card(page, 2).getByRole('button', { name: /^Delete/ })
  await remove.click()
  await ask.getByRole('button', { name: 'Cancel', exact: true }).click()
  expect(await stored(page)).toEqual(before)
  await remove.click()
  await ask.getByRole('button', { name: 'Confirm Delete' }).click()
  await ask.waitFor({ state: 'hidden' })
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(numbered(11))
  expect(await card(page, 2).locator('p').first().innerText()).toBe(second)
  expect(await stored(page)).toEqual(before.filter((_, place) => place !== 1))
})

test('R356 R357 C73 all preferences are deleted; what is no preference stays stored', async () => {
  const page = await openResearch('equity')
  const sent = sentTo(page, 'current_user/update_cris')
  await page.getByRole('button', { name: 'Delete All Preferences' }).click()
  const ask = page.getByRole('dialog', { name: 'Deleting All Distribution Preferences' })
  await ask.getByRole('button', { name: 'Confirm Delete' }).click()
  await page.getByText('You have no distribution preferences').waitFor()
  expect(await stored(page)).toEqual([{ Newsletter: 'Weekly Wrap' }])
  expect(sent).toHaveLength(1)
  const other = await openResearch('full')
  await other.getByRole('button', { name: 'Delete All Preferences' }).click()
  await other.getByRole('button', { name: 'Confirm Delete' }).click()
  await other.getByText('You have no distribution preferences').waitFor()
  expect(await stored(other)).toEqual([])
})

test.each(failures)('R360 R361 a deletion that $what says $says and deletes nothing', async (failure) => {
  const page = await openResearch('full', undefined, allowFailures)
  await failNext(page, 'current_user/update_cris', failure)
  await card(page, 12)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const ask = page.getByRole('dialog', { name: 'Deleting Distribution Preference 12' })
  await ask.getByRole('button', { name: 'Confirm Delete' }).click()
  await ask.getByText(failure.says, { exact: true }).waitFor()
  expect(await stored(page)).toHaveLength(12)
  await ask.getByRole('button', { name: 'Confirm Delete' }).click()
  await expect.poll(() => cards(page).count()).toBe(11)
})

test('R355 a deletion of what another window has changed deletes nothing', async () => {
  const page = await openResearch('full')
  const [first = {}, ...others] = seeded('full')
  await store(page, [{ ...first, 'Asset Class': 'Credit' }, ...others])
  await card(page, 1)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('button', { name: 'Confirm Delete' }).click()
  await page.getByText(/changed in another window/).waitFor()
  expect(await stored(page)).toHaveLength(12)
  await card(page, 1).getByText('Credit').waitFor()
})

test('R355 a preference is deleted by keyboard alone, and the focus goes on with the next', async () => {
  const page = await openResearch('full')
  const remove = (number: number) => card(page, number).getByRole('button', { name: /^Delete/ })
  await tabTo(page, remove(1))
  await page.keyboard.press('Enter')
  const ask = page.getByRole('dialog', { name: 'Deleting Distribution Preference 1' })
  await ask.waitFor()
  await page.keyboard.press('Escape')
  await ask.waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  await tabTo(page, ask.getByRole('button', { name: 'Confirm Delete' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => cards(page).count()).toBe(11)
  await expect.poll(() => remove(1).evaluate((element) => element.matches(':focus'))).toBe(true)
  expect(await stored(page)).toEqual(seeded('full').slice(1))
})

test('R344 an account without preferences is told what that means', async () => {
  const page = await openResearch('trial', [])
  await page.getByText(/no research is sent to you/).waitFor()
  expect(await page.getByRole('button', { name: 'Delete All Preferences' }).count()).toBe(0)
  expect(await addButton(page).count()).toBe(1)
})

test.each([
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)('R121 axe finds nothing on the preferences in $colorScheme at $viewport.width px', async (options) => {
  const page = await openResearch('full', undefined, options)
  await card(page, 12)
    .getByRole('button', { name: /^Detailed View/ })
    .click()
  await card(page, 12)
    .getByText(/in the last 30 days/i)
    .waitFor()
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width)
  await card(page, 12)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog', { name: 'Deleting Distribution Preference 12' }).waitFor()
  expect(await axe(page)).toEqual([])
})
