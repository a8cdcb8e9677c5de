import { expect, type Page } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { feedIsReady, openDashboard, searchBox, tiles, titles } from './support/feed.ts'
import { focusComesTo, focusIsSeen, hasFocus, pressOn, pressUntil, tab, tabTo } from './support/keyboard.ts'
import { card, editor, group, openResearch, saveButton, seeded, store } from './support/preferences.ts'
import { sessionCookie } from './support/session.ts'
import { test } from './support/test.ts'

// Each starts in the address bar and uses no mouse. Registrations, replays and passwords by keyboard are in the files of their areas.
test.use({ serverName: 'own' })

const main = (page: Page) => page.getByRole('main')
const tabOf = (page: Page, name: string) => page.getByRole('tab', { name })

test.describe('visitors', () => {
  test.use({ account: 'nobody' })

  test('R014 R029 a client signs in where the address leads, the page receives the focus, and signs out', async ({
    page,
    context,
  }) => {
    const { username, password, name } = seedAccounts.full
    await page.goto('/companies')
    await tabTo(page, page.getByLabel('Username'))
    await page.keyboard.type(username)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/companies')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page).toHaveTitle('Covered Companies · Research Portal')
    await focusComesTo(main(page))
    await pressUntil(page, 'Shift+Tab', () => hasFocus(page.getByRole('banner').getByRole('button', { name })))
    await page.keyboard.press('Enter')
    await pressUntil(page, 'ArrowDown', () => hasFocus(page.getByRole('menuitem', { name: 'Logout' })))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/landing_auth')
    expect(await sessionCookie(context)).toBeUndefined()
  })
})

test('the first stop skips the navigation; every page has a title of its own and receives the focus (WCAG 2.4.1–2.4.3)', async ({
  page,
}) => {
  await openDashboard(page)
  await tab(page)
  expect(await hasFocus(page.getByRole('link', { name: 'Skip to content' }))).toBe(true)
  await page.keyboard.press('Enter')
  await focusComesTo(main(page))
  await tab(page)
  expect(await hasFocus(page.locator('main :focus'))).toBe(true)
  await expect(page).toHaveTitle('Dashboard · Research Portal')
  for (const [name, title] of [
    ['Companies', 'Covered Companies'],
    ['Events', 'Events'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
    await pressUntil(page, 'Shift+Tab', () => hasFocus(link))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await focusComesTo(main(page))
    await expect(page).toHaveTitle(`${title} · Research Portal`)
  }
})

test('R168 R263 research is searched by words with a suggestion, and a document opened and left again', async ({
  page,
}) => {
  await openDashboard(page)
  await tabTo(page, searchBox(page))
  await page.keyboard.type('bank', { delay: 20 })
  const rows = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(rows.first()).toContainText('bank', { ignoreCase: true })
  await page.keyboard.press('ArrowDown')
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filter_/)
  await feedIsReady(page)
  const title = titles(page).nth(1)
  const name = await title.innerText()
  await pressOn(page, title)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(`${name} · Research Portal`)
  await focusComesTo(main(page))
  await page.goBack()
  await expect(page).toHaveURL(/filter_/)
  await focusComesTo(title)
  await focusIsSeen(page)
  await expect(title).toHaveText(name)
})

/** Opens the list of a category and chooses a value in it. */
async function choose(page: Page, category: string, value: string) {
  const box = page.getByRole('combobox', { name: category, exact: true })
  await pressOn(page, box, 'ArrowDown')
  // The calendars have options too, in their lists of months.
  const options = page.getByRole('dialog', { name: category, exact: true }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.type(value)
  await expect(options).toHaveCount(1)
  await tabTo(page, options)
  await page.keyboard.press('Space')
  await expect(options).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await focusComesTo(box)
}

test('R188 R211 R213 research is filtered by two categories and days, and a chip is removed', async ({ page }) => {
  await openDashboard(page)
  await pressOn(page, page.getByRole('button', { name: /^Filters/ }))
  await focusComesTo(page.getByRole('heading', { name: 'Filter Research' }))
  await pressOn(page, page.getByRole('button', { name: /Any date/ }))
  await expect(page.getByRole('group', { name: 'Quick ranges' })).toBeVisible()
  for (const [label, text] of [
    ['From Date', '2020-01-06'],
    ['To Date', '2026-01-05'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: label }))
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await choose(page, 'Sector', 'Energy')
  await choose(page, 'Region', 'Nordics')
  await pressOn(page, page.getByRole('button', { name: 'Update Results' }))
  await expect(page).toHaveURL(/start_date=2020-01-06.*end_date=2026-01-05/)
  await expect(page).toHaveURL(/filter_Sector=Energy/)
  await feedIsReady(page)
  const applied = page.getByRole('group', { name: 'Applied filters' })
  await expect(applied).toContainText(/Nordics[\s\S]*Energy/)
  await pressOn(page, applied.getByRole('button', { name: 'Remove Region: Nordics' }))
  await expect(page).toHaveURL((url) => !url.search.includes('Nordics'))
  await focusComesTo(applied.getByRole('button', { name: /^Remove / }))
  await focusIsSeen(page)
})

test('R151 R264 R340 a document is read, its PDF shown in the page, and the file loaded', async ({ page, context }) => {
  await openDashboard(page)
  const tile = tiles(page)
    .filter({ has: page.locator('a.r-tile__link'), hasText: / pages/ })
    .filter({ has: page.getByRole('button', { name: /^Download/ }) })
    .first()
  await pressOn(page, tile.locator('a.r-tile__link'))
  await expect(page.locator('research-document article').first()).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'Text' }))
  await pressUntil(page, 'ArrowRight', () => page.getByRole('radio', { name: 'PDF' }).isChecked())
  await expect(page.locator('research-document iframe')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Open PDF' }))
  const [answer] = await Promise.all([
    context.waitForEvent('response', (response) => response.url().includes('auth_token=')),
    page.keyboard.press('Enter'),
  ])
  expect(answer.status()).toBe(200)
})

test('R050 R268 R272 R301 a company is opened from the letters, its tabs changed, and its analyst opened', async ({
  page,
}) => {
  await page.goto('/companies')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const letters = page.getByRole('navigation', { name: 'Companies by initial letter' })
  await tabTo(page, letters.getByRole('button', { name: 'A', exact: true }))
  await pressUntil(page, 'ArrowRight', () => hasFocus(letters.getByRole('button', { name: 'N', exact: true })))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/companies?page=N')
  const company = page.getByRole('rowheader').getByRole('link', { name: 'Nordmark Cables', exact: true })
  await pressOn(page, company)
  await expect(page.getByRole('heading', { level: 1, name: 'Nordmark Cables' })).toBeVisible()
  await tabTo(page, tabOf(page, 'Research Covered'))
  await page.keyboard.press('ArrowRight')
  await focusComesTo(tabOf(page, 'Company Financials'))
  await focusIsSeen(page)
  await expect(page.getByRole('table', { name: /Financials/ })).toBeVisible()
  await page.keyboard.press('End')
  await focusComesTo(tabOf(page, 'Analyst Questions'))
  await pressUntil(page, 'Shift+Tab', () => hasFocus(page.getByRole('link', { name: 'Back', exact: true })))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/companies?page=N')
  await focusComesTo(company)
  await focusIsSeen(page)
  await page.keyboard.press('Enter')
  const analyst = page.locator('research-company-profile a[href*="/analyst_profile/"]').first()
  const name = await analyst.innerText()
  await pressOn(page, analyst)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('R346 R350 R365 R368 a distribution preference and the email preferences are changed and saved', async ({
  page,
  api,
}) => {
  await store(api, seeded('full'))
  await openResearch(page)
  const edit = card(page, 1).getByRole('button', { name: /^Edit/ })
  await pressOn(page, edit)
  await expect(editor(page)).toBeVisible()
  await choose(page, 'Country', 'Sweden')
  await expect(group(page, 'Country')).toContainText('Sweden')
  await pressOn(page, saveButton(page))
  await expect(editor(page)).toBeHidden()
  await focusComesTo(edit)
  await focusIsSeen(page)

  await pressUntil(page, 'Shift+Tab', () => hasFocus(tabOf(page, 'Research & Analytics')))
  await page.keyboard.press('ArrowRight')
  await focusComesTo(tabOf(page, 'Sales, Intelligence & Events'))
  const option = page.getByRole('switch', { name: 'Oceania, Daily Email' })
  const was = await option.isChecked()
  await pressOn(page, option, 'Space')
  await expect(option).toBeChecked({ checked: !was })
  await pressOn(page, saveButton(page))
  const saved = page.getByText('Your preferences have been updated.').filter({ visible: true })
  await expect(saved.last()).toBeVisible()
})
