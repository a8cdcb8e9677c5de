import { expect, type Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { feedIsReady, openDashboard, searchBox, tiles } from './support/feed.ts'
import { sidewaysBy } from './support/layout.ts'
import { test } from './support/test.ts'
import { chooseInUserMenu } from './support/user-menu.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Go to' })
const options = (page: Page) => palette(page).getByRole('option')
const selected = (page: Page) => palette(page).getByRole('option', { selected: true })
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard help' })

const DOCK = '**/assets/dock-*.js'
const NORDMARK = 'Nordmark Cables'

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeVisible()
}

test('Control and K open it, Enter opens the company that was typed, and it is the first next time', async ({
  page,
}) => {
  await openDashboard(page)
  await openPalette(page)
  await page.keyboard.type(NORDMARK)
  await expect(palette(page).getByRole('group', { name: 'Companies' }).getByRole('option').first()).toBeVisible()
  await expect(selected(page).locator('mark').first()).toHaveText(NORDMARK)
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await selected(page).getAttribute('id')) ?? '')
  await expect(palette(page).locator('[aria-live]')).toHaveText(/^\d+ results?$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/company_profile\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: NORDMARK })).toBeVisible()
  await expect(palette(page)).toHaveCount(0)
  await openPalette(page)
  await expect(options(page).first()).toContainText(NORDMARK)
  await expect(palette(page).getByRole('group', { name: 'Recently opened' })).toBeVisible()
})

test('the field in the bar opens it, and gets the focus back; on a phone it is a button', async ({ page }) => {
  await openDashboard(page)
  const bar = page.getByRole('button', { name: 'Search or go to' })
  await bar.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toBeFocused()
  await page.setViewportSize({ width: 390, height: 800 })
  await bar.click()
  await expect(field(page)).toBeFocused()
})

test('a page opens, in another tab with Control, and research is searched for what was typed', async ({
  page,
  context,
}) => {
  await openDashboard(page)
  await openPalette(page)
  await page.keyboard.type('past ev')
  await expect(selected(page)).toHaveText('Past Events')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL('/events/past')
  await expect(page).toHaveURL('/')
  await (await opened).close()
  await openPalette(page)
  await page.keyboard.type('library')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/library')
  await expect(tiles(page).first()).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('gold')
  await options(page).filter({ hasText: 'Search research for "gold"' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('search_term') === 'gold')
  await expect(page.getByText('Searching "gold"').first()).toBeVisible()
})

test('Enter that is pressed before a slow answer searches after half a second, or at once if it is pressed again', async ({
  page,
}) => {
  await page.route('**/typeahead_suggestions?*', () => {})
  for (const presses of [1, 2]) {
    await openDashboard(page)
    await openPalette(page)
    await page.keyboard.type(NORDMARK)
    for (let press = 0; press < presses; press++) await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search_term') === NORDMARK)
  }
})

test('a document is found by its words, opens, and is the first next time', async ({ page }) => {
  await openDashboard(page)
  await openPalette(page)
  await page.keyboard.type('nordmark transformer')
  const research = palette(page).getByRole('group', { name: 'Research' })
  await expect(research.getByRole('option').first()).toHaveText('Search research for "nordmark transformer"')
  await expect(selected(page)).toHaveText('Search research for "nordmark transformer"')
  const document = research.getByRole('option').nth(1)
  await expect(document).toContainText('Nordmark')
  const title = await document.locator('.r-suggestions__value').innerText()
  await document.click()
  await expect(page).toHaveURL(/\/document\//)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await openPalette(page)
  await expect(options(page).first()).toContainText(title)
})

test('Escape gives the focus back to a field in a shadow root or to a menu; signing out leaves nothing of it', async ({
  page,
}) => {
  await openDashboard(page)
  await searchBox(page).focus()
  await openPalette(page)
  await page.keyboard.type('zzzz')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
  // The same keys close it.
  await openPalette(page)
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await chooseInUserMenu(page, 'Go to')
  await expect(field(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toBeFocused()

  await openPalette(page)
  await page.keyboard.type('companies')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/companies')
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(':recent:')))
  expect(await kept()).toHaveLength(1)
  await openPalette(page)
  await page.keyboard.type('sign out')
  await expect(selected(page)).toHaveText('Logout')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/landing_auth')
  expect(await kept()).toEqual([])
  await page.keyboard.press('Control+k')
  await page.keyboard.press('?')
  await expect(palette(page).or(help(page))).toHaveCount(0)
})

test('a failing API is reported in the list, and another try brings what was missing', async ({ page, allow }) => {
  allow(/status of 500/)
  await openDashboard(page)
  await page.route('**/typeahead_suggestions?*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await openPalette(page)
  await page.keyboard.type(NORDMARK)
  const retry = options(page).filter({ hasText: 'Companies and analysts could not be loaded.' })
  await expect(retry).toBeVisible()
  // Enter still does what it would do without them.
  await expect(selected(page)).toHaveText(`Search research for "${NORDMARK}"`)
  await page.unroute('**/typeahead_suggestions?*')
  await page.keyboard.press('ArrowUp')
  await expect(retry).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(palette(page).getByRole('group', { name: 'Companies' }).getByRole('option').first()).toBeVisible()
})

test('keys that are pressed before its code has come open it then', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(DOCK, async (route) => {
    await held
    await route.continue()
  })
  await openDashboard(page)
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  release()
  await expect(field(page)).toBeVisible()
  // From now on only one listener hears them.
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
})

test('if its code cannot be loaded, the keys report it in sight, and try again', async ({ page, allow }) => {
  allow(/ERR_FAILED/)
  await page.route(DOCK, (route) => route.abort())
  await openDashboard(page)
  const alert = page.getByRole('alert')
  await expect(alert).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(alert.getByText('Something went wrong')).toBeVisible()
  const box = await alert.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height)
  await page.unroute(DOCK)
  await openPalette(page)
  await expect(alert).toHaveCount(0)
})

test('the question mark shows what keys do, not while it is typed, and can be turned off', async ({ page }) => {
  await openDashboard(page)
  await searchBox(page).focus()
  await page.keyboard.type('?')
  await expect(searchBox(page)).toHaveValue('?')
  await expect(help(page)).toHaveCount(0)
  await searchBox(page).blur()
  await page.keyboard.press('?')
  await expect(help(page).getByRole('row', { name: 'Go to a company, analyst or page' })).toHaveText(/Ctrl\s*K/)
  await help(page).getByRole('switch').click()
  await page.keyboard.press('Escape')
  await expect(help(page)).toHaveCount(0)
  await page.reload()
  await feedIsReady(page)
  await page.keyboard.press('?')
  await chooseInUserMenu(page, 'Keyboard Help')
  await expect(help(page).getByRole('switch')).not.toBeChecked()
  await help(page).getByRole('button', { name: 'Close keyboard help' }).click()
  await expect(help(page)).toHaveCount(0)
})

test('on a page from right to left palette and help are mirrored, but keys are not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDashboard(page)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await openPalette(page)
  await page.keyboard.type('keyboard')
  await expect(selected(page)).toContainText('Keyboard Help')
  /** Where a part stands in another, from 0 at the left to 1 at the right. */
  const placeIn = (part: string, whole: string) =>
    page.evaluate(
      ([inner, outer]) => {
        const box = document.querySelector(outer)?.getBoundingClientRect()
        const own = document.querySelector(inner)?.getBoundingClientRect()
        return box && own ? (own.left + own.width / 2 - box.left) / box.width : -1
      },
      [part, whole] as const,
    )
  const SELECTED = '.portal-palette [aria-selected=true]'
  expect(await placeIn(`${SELECTED} .r-suggestions__value`, SELECTED)).toBeGreaterThan(0.7)
  expect(await placeIn(`${SELECTED} .r-suggestions__category`, SELECTED)).toBeLessThan(0.3)
  expect(await sidewaysBy(page)).toBe(0)
  await page.keyboard.press('Enter')
  const keys = help(page).getByRole('row', { name: 'Go to a company, analyst or page' }).locator('kbd')
  await expect(keys).toHaveCount(2)
  const [control, letter] = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().left))
  expect(control).toBeLessThan(letter ?? 0)
  expect(await placeIn('.portal-help__does', '.portal-help__table')).toBeGreaterThan(0.5)
  expect(await axe(page)).toEqual([])
})
