import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { type PageOptions, useBrowser } from './support/browser.ts'
import { searchBox, sessionCookie, settled, signIn, tiles } from './support/people.ts'
import { answer, chooseInUserMenu, preferencePages, question } from './support/preferences.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()
const { openAccess } = preferencePages(server, open)

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Go to' })
const options = (page: Page) => palette(page).getByRole('option')
const selected = (page: Page) => palette(page).getByRole('option', { selected: true })
const sections = (page: Page) => palette(page).getByRole('group')
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard help' })
const isAt = (page: Page, path: string | RegExp) =>
  page.waitForURL((url) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname)))

async function dashboard(options?: PageOptions) {
  const page = await open(options)
  await signIn(page, server().portal)
  return page
}

async function called(page: Page) {
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  return page
}

/** A company or an analyst of the demo's, by the API itself. */
async function nameOf(page: Page, category: string): Promise<string> {
  const token = (await sessionCookie(page))?.session.accessToken
  const headers = { Authorization: `Bearer ${token}` }
  const url = `${server().portal}/api/tags/by_category?categories=${category}`
  const tags: Record<string, { value: string; profile_link: string | null }[]> = await (
    await fetch(url, { headers })
  ).json()
  const found = Object.values(tags)
    .flat()
    .find(({ profile_link }) => profile_link)
  if (!found) throw new Error(`no ${category} has a page`)
  return found.value
}

test('Control and K open it from the dashboard, and Enter opens the company that was typed', async () => {
  const page = await called(await dashboard())
  const name = await nameOf(page, 'Company')
  await page.keyboard.type(name)
  await palette(page).getByRole('group', { name: 'Companies' }).getByRole('option', { name }).first().waitFor()
  await expect.poll(() => selected(page).innerText()).toContain(name)
  expect(await selected(page).locator('mark').first().innerText()).toBe(name)
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await selected(page).getAttribute('id'))
  await expect.poll(() => palette(page).locator('[aria-live]').innerText()).toMatch(/^\d+ results?$/)
  await page.keyboard.press('Enter')
  await isAt(page, /^\/company_profile\/\d+$/)
  await page.locator('research-company-profile').getByRole('heading', { level: 1, name }).waitFor()
  expect(await palette(page).count()).toBe(0)
  await called(page)
  expect(await sections(page).first().getByRole('option').first().innerText()).toContain(name)
  expect(await palette(page).getByRole('group', { name: 'Recently opened' }).count()).toBe(1)
})

test('it opens from a field inside a shadow root, and Escape gives the focus back', async () => {
  const page = await dashboard()
  await searchBox(page).focus()
  await called(page)
  await page.keyboard.type('zzzz')
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'detached' })
  expect(await searchBox(page).evaluate((box) => box.matches(':focus'))).toBe(true)
  expect(await searchBox(page).inputValue()).toBe('')
  // The same keys close it, and from an open menu the focus comes back to its button.
  await called(page)
  await page.keyboard.press('Control+k')
  await palette(page).waitFor({ state: 'detached' })
  await chooseInUserMenu(page, 'Go to')
  await field(page).waitFor()
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('menu')
})

test('a page opens, in a tab of its own with Control, and research is searched for what was typed', async () => {
  const page = await called(await dashboard())
  await page.keyboard.type('past ev')
  await expect.poll(() => selected(page).innerText()).toBe('Past Events')
  const other = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await isAt(await other, '/events/past')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await (await other).close()
  await called(page)
  await page.keyboard.type('library')
  await page.keyboard.press('Enter')
  await isAt(page, '/library')
  await tiles(page).first().waitFor()
  await called(page)
  await page.keyboard.type('gold')
  await options(page).filter({ hasText: 'Search research for "gold"' }).click()
  await page.waitForURL((url) => url.searchParams.get('search_term') === 'gold')
  await page.getByText('Searching "gold"').first().waitFor()
  await settled(page)
})

test('signing out is an action, and nothing of what was opened is left', async () => {
  const page = await called(await dashboard())
  await page.keyboard.type('companies')
  await page.keyboard.press('Enter')
  await isAt(page, '/companies')
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(':recent:')))
  expect(await kept()).toHaveLength(1)
  await called(page)
  await page.keyboard.type('sign out')
  await expect.poll(() => selected(page).innerText()).toBe('Logout')
  await page.keyboard.press('Enter')
  await isAt(page, '/landing_auth')
  expect(await kept()).toEqual([])
  await page.keyboard.press('Control+k')
  await page.keyboard.press('?')
  expect(await palette(page).or(help(page)).count()).toBe(0)
})

test('a failing API is said in the list, and another try brings what was missing', async () => {
  const page = await dashboard({ allow: [/status of 500/] })
  const name = await nameOf(page, 'Company')
  await page.route('**/typeahead_suggestions?*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await called(page)
  await page.keyboard.type(name)
  const retry = options(page).filter({ hasText: 'Companies and analysts could not be loaded.' })
  await retry.waitFor()
  // Enter still does what it would do without them.
  expect(await selected(page).innerText()).toBe(`Search research for "${name}"`)
  await page.unroute('**/typeahead_suggestions?*')
  await page.keyboard.press('ArrowUp')
  expect(await retry.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await palette(page).getByRole('group', { name: 'Companies' }).getByRole('option', { name }).first().waitFor()
})

test('R371 unsaved changes are asked about first', async () => {
  const page = await openAccess('full', ['Nordics Daily'])
  await page.getByRole('switch', { name: 'Global, Weekly Email', exact: true }).click()
  const go = async () => {
    await called(page)
    await page.keyboard.type('dashboard')
    await page.keyboard.press('Enter')
    await question(page).waitFor()
    expect(await palette(page).count()).toBe(0)
  }
  await go()
  // Not over a dialog.
  await page.keyboard.press('Control+k')
  await page.keyboard.press('?')
  expect(await palette(page).or(help(page)).count()).toBe(0)
  await answer(page, 'No')
  expect(new URL(page.url()).pathname).toBe('/sales_access_preferences')
  await go()
  await answer(page, 'Yes')
  await isAt(page, '/dashboard')
})

test('where what stands above the pages cannot be loaded, the keys say so in sight, and try again', async () => {
  const page = await open({ allow: [/ERR_FAILED/] })
  await page.route('**/assets/dock-*.js', (route) => route.abort())
  await signIn(page, server().portal)
  const alert = page.getByRole('alert')
  await expect.poll(() => alert.count()).toBe(0)
  await page.keyboard.press('Control+k')
  await alert.getByText('Something went wrong').waitFor()
  const box = await alert.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height)
  await page.unroute('**/assets/dock-*.js')
  await called(page)
  expect(await alert.count()).toBe(0)
})

test('the question mark shows what keys do, not while it is typed, and can be turned off', async () => {
  const page = await dashboard()
  await searchBox(page).focus()
  await page.keyboard.type('?')
  expect(await searchBox(page).inputValue()).toBe('?')
  expect(await help(page).count()).toBe(0)
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return heading.id
  })
  await page.keyboard.press('?')
  await help(page).waitFor()
  expect(await help(page).getByRole('row', { name: 'Go to a company, analyst or page' }).innerText()).toMatch(
    /Ctrl\s+K/,
  )
  await help(page).getByRole('switch').click()
  await page.keyboard.press('Escape')
  await help(page).waitFor({ state: 'detached' })
  await page.reload()
  await settled(page)
  await page.keyboard.press('?')
  await chooseInUserMenu(page, 'Keyboard Help')
  await help(page).waitFor()
  expect(await help(page).getByRole('switch').isChecked()).toBe(false)
  await help(page).getByRole('button', { name: 'Close keyboard help' }).click()
  await help(page).waitFor({ state: 'detached' })
})

const widths = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const

test.each(widths)('R121 axe finds nothing at $width px in $colorScheme', async ({ colorScheme, width }) => {
  const page = await called(await dashboard({ colorScheme, viewport: { width, height: 844 } }))
  expect(await axe(page)).toEqual([])
  await page.keyboard.type('ba')
  await palette(page).getByRole('group', { name: 'Companies' }).waitFor()
  expect(await axe(page)).toEqual([])
  const box = await palette(page).boundingBox()
  if (width === 390) expect(box).toMatchObject({ x: 0, width: 390 })
  await page.keyboard.press('Control+a')
  await page.keyboard.type('keyboard')
  await page.keyboard.press('Enter')
  await help(page).waitFor()
  expect(await axe(page)).toEqual([])
})
