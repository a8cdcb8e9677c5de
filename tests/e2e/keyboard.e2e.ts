import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import {
  focusComesTo,
  focusIsSeen,
  hasFocus,
  pressOn,
  pressUntil,
  signInByKeyboard,
  tab,
  tabTo,
} from './support/keyboard.ts'
import { searchBox, settled, tiles } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

// Each from the address bar, without a mouse. That suggestions, preferences and registrations work by keys in every turn
// stands in the journeys of their areas.
const server = useSharedServer()
const open = useBrowser()

const WIDE = { viewport: { width: 1280, height: 800 } }
const content = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

async function openDashboard() {
  const page = await open(WIDE)
  await signInByKeyboard(page, `${server().portal}/`)
  await tiles(page).first().waitFor()
  return page
}

test('R014 R029 a client signs in where the address leads, and the page receives the focus', async () => {
  const page = await open(WIDE)
  await signInByKeyboard(page, `${server().portal}/companies`)
  await page.getByRole('rowheader').first().waitFor()
  expect(await page.title()).toBe('Covered Companies · Research Portal')
  await focusComesTo(content(page))
})

test('the first stop skips the navigation (WCAG 2.4.1)', async () => {
  const page = await openDashboard()
  await page.reload()
  await tiles(page).first().waitFor()
  await tab(page)
  const skip = link(page, 'Skip to content')
  expect(await hasFocus(skip)).toBe(true)
  await page.keyboard.press('Enter')
  await focusComesTo(content(page))
  await tab(page)
  expect(await hasFocus(page.locator('main :focus'))).toBe(true)
})

test('every page has a title of its own and receives the focus (WCAG 2.4.2, 2.4.3)', async () => {
  const page = await openDashboard()
  const titles = [await page.title()]
  for (const name of ['Companies', 'Events']) {
    await page.keyboard.press('Shift+Tab')
    await pressOn(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }))
    await page.getByRole('rowheader').first().waitFor()
    await focusComesTo(content(page))
    titles.push(await page.title())
    await page.reload()
  }
  expect(titles).toEqual(['Dashboard', 'Covered Companies', 'Events'].map((title) => `${title} · Research Portal`))
})

test('R168 R263 research is searched by words with a suggestion, and a document opened and left again', async () => {
  const page = await openDashboard()
  await tabTo(page, searchBox(page))
  await page.keyboard.type('bank', { delay: 20 })
  const rows = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect.poll(async () => (await rows.first().innerText()).toLowerCase()).toContain('bank')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => rows.first().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await page.waitForURL(/filter_/)
  await settled(page)
  const title = page.locator('research-feed a.r-tile__link').nth(3)
  const name = await title.innerText()
  await pressOn(page, title)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.title()).toBe(`${name} · Research Portal`)
  await focusComesTo(content(page))
  await page.goBack()
  await page.waitForURL(/filter_/)
  await focusComesTo(title)
  await focusIsSeen(page)
  expect(await title.innerText()).toBe(name)
})

/** Opens the list of a category and chooses a value in it. */
async function choose(page: Page, category: string, value: string) {
  await pressOn(page, page.getByRole('combobox', { name: category, exact: true }), 'ArrowDown')
  // The calendars have options too, of their lists of months.
  const list = page.getByRole('dialog', { name: category, exact: true })
  const options = list.getByRole('option')
  await options.first().waitFor()
  await page.keyboard.type(value)
  await expect.poll(() => options.count()).toBe(1)
  await tabTo(page, options)
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await focusComesTo(page.getByRole('combobox', { name: category, exact: true }))
}

test('R188 R213 R211 research is filtered by two categories and days, and a chip is removed', async () => {
  const page = await openDashboard()
  await pressOn(page, page.getByRole('button', { name: /^Filters/ }))
  await focusComesTo(page.getByRole('heading', { name: 'Filter Research' }))
  await pressOn(page, page.getByRole('button', { name: /Any date/ }))
  await page.getByRole('group', { name: 'Quick ranges' }).waitFor()
  const day = async (label: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name: label }))
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await day('From Date', '2020-01-06')
  await day('To Date', '2026-01-05')
  await choose(page, 'Sector', 'Energy')
  await choose(page, 'Region', 'Nordics')
  await pressOn(page, page.getByRole('button', { name: 'Update Results' }))
  await page.waitForURL(/filter_Sector=Energy/)
  await settled(page)
  const applied = page.getByRole('group', { name: 'Applied filters' })
  expect(await applied.innerText()).toMatch(/Nordics[\s\S]*Energy/)
  expect(new URL(page.url()).search).toMatch(/start_date=2020-01-06.*end_date=2026-01-05/)
  await pressOn(page, applied.getByRole('button', { name: 'Remove Region: Nordics' }))
  await page.waitForURL((url) => !url.search.includes('Nordics'))
  await focusComesTo(applied.getByRole('button', { name: /^Remove / }))
  await focusIsSeen(page)
})

test('R151 R264 R340 a document is read, its PDF shown in the page, and the file loaded', async () => {
  const page = await openDashboard()
  const tile = tiles(page)
    .filter({ has: page.locator('a.r-tile__link'), hasText: / pages/ })
    .filter({ has: page.getByRole('button', { name: /^Download/ }) })
    .first()
  await pressOn(page, tile.locator('a.r-tile__link'))
  await page.locator('research-document article').first().waitFor()
  const mode = page.getByRole('radio', { name: 'Text' })
  await tabTo(page, mode)
  await pressUntil(page, 'ArrowRight', () => page.getByRole('radio', { name: 'PDF' }).isChecked())
  await page.locator('research-document iframe').waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Open PDF' }))
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().includes('auth_token=')),
    page.keyboard.press('Enter'),
  ])
  expect(answer.status()).toBe(200)
})
