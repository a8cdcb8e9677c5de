import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { settled, signIn, startSession, tiles } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const category = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const update = (page: Page) => page.getByRole('button', { name: 'Update Results' })

/** What opens fades in, and has its contrast at the end. */
const expectAccessible = (page: Page) => expect.poll(() => axe(page), { timeout: 10_000 }).toEqual([])

async function openPanel(page: Page) {
  await filtersButton(page).click()
  await page.getByRole('heading', { name: 'Filter Research' }).waitFor()
}

test('R188 R191 R192 R211 categories are chosen in the panel, applied together, and stand as chips', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await openPanel(page)
  expect(await page.getByRole('combobox').allInnerTexts()).toHaveLength(9)
  await category(page, 'Sector').click()
  await page.getByRole('option', { name: /^Energy/ }).click()
  await page.getByRole('option', { name: /^Materials/ }).click()
  await page.keyboard.press('Escape')
  await category(page, 'Region').click()
  await page.getByRole('option', { name: /^Nordics/ }).click()
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).search).toBe('')
  await update(page).click()
  await page.waitForURL(/filter_Sector=Energy%3BMaterials/)
  await settled(page)
  const applied = page.getByRole('group', { name: 'Applied filters' })
  await applied.waitFor()
  expect(await applied.innerText()).toMatch(/within[\s\S]*Nordics[\s\S]*covering[\s\S]*Energy[\s\S]*Materials/)
  expect(await filtersButton(page).innerText()).toContain('3')
  expect(await tiles(page).count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.waitForURL((url) => url.search === '')
  await page.getByText('All Research').waitFor()
})

test('R196 R197 R210 everything that is found can be chosen at once, and is summed up in a chip', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await openPanel(page)
  await category(page, 'Company').click()
  await page.getByRole('searchbox', { name: /Search/ }).fill('bank')
  await page.getByRole('checkbox', { name: /^Select All/ }).click()
  await page.keyboard.press('Escape')
  await update(page).click()
  await page.waitForURL(/filter_Company=/)
  const chip = page.getByText(/^\d+ Companies$/).first()
  await chip.waitFor()
  await chip.hover()
  await page.getByRole('tooltip').filter({ hasText: 'Bank' }).waitFor()
})

test('C08 Escape keeps what was chosen for the next time, and Reset filters takes it back', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await openPanel(page)
  await category(page, 'Asset Class').click()
  await page.getByRole('option').nth(1).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Filter Research' }).waitFor({ state: 'detached' })
  expect(await filtersButton(page).evaluate((button) => button.matches(':focus'))).toBe(true)
  expect(new URL(page.url()).search).toBe('')
  await openPanel(page)
  expect(await category(page, 'Asset Class').innerText()).not.toBe('Asset Class')
  await page.getByRole('button', { name: 'Reset filters' }).click()
  expect(await category(page, 'Asset Class').innerText()).toContain('Asset Class')
})

test('R213 R214 R215 dates are chosen by keyboard, by quick range and in the calendars', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await openPanel(page)
  await page.getByRole('button', { name: /Any date/ }).press('Enter')
  await page.getByRole('button', { name: 'Last 90 Days' }).press('Enter')
  await update(page).click()
  await page.waitForURL(/start_date=\d{4}-\d{2}-\d{2}&end_date=/)
  await settled(page)
  const { searchParams } = new URL(page.url())
  const days = Date.parse(searchParams.get('end_date') ?? '') - Date.parse(searchParams.get('start_date') ?? '')
  expect(days / 86_400_000).toBe(90)
})

test('R187 Back and Forward restore filters, results and scroll', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await page.getByRole('button', { name: 'Load More' }).click()
  await tiles(page).nth(15).waitFor()
  const title = tiles(page).nth(14).locator('a').first()
  await title.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await title.click()
  await page.locator('research-document article').first().waitFor()
  await page.goBack()
  await tiles(page).nth(15).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await page.locator('research-document article').first().waitFor()
})

test('R187 R222 C58 a shared link shows the same list, whatever its values are made of', async () => {
  const page = await open()
  await startSession(page, server().portal)
  await page.goto(`${server().portal}/?filter_Region=Nordics&order_by_field=title&order_by_order=asc&utm_source=mail`)
  await settled(page)
  const texts = await tiles(page).allInnerTexts()
  expect(texts.length).toBeGreaterThan(0)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await settled(second)
  expect(await tiles(second).allInnerTexts()).toEqual(texts)
  await second.getByRole('button', { name: 'Clear all' }).click()
  await second.waitForURL(/utm_source=mail/)
  expect(new URL(second.url()).searchParams.get('order_by_field')).toBe('title')
  await second.goto(
    `${server().portal}/?filter_Company=${encodeURIComponent('<b>;%25%3B"&')}&page=x&start_date=2026-99-99`,
  )
  await second.getByRole('paragraph').filter({ hasText: "We can't find what you're looking for." }).waitFor()
  await second.getByRole('button', { name: 'Clear search and filters' }).click()
  await settled(second)
  expect(await tiles(second).count()).toBe(10)
})

test('C49 R218 R220 the library is read page by page', async () => {
  const page = await open()
  await startSession(page, server().portal)
  await page.goto(`${server().portal}/library`)
  await settled(page)
  expect(await tiles(page).count()).toBe(20)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('button', { name: 'Page 2', exact: true }).click()
  await page.waitForURL('**/library?page=2')
  await settled(page)
  expect(await pages.locator('[aria-current="page"]').innerText()).toBe('2')
  await page.reload()
  await settled(page)
  expect(await pages.locator('[aria-current="page"]').innerText()).toBe('2')
})

test.each(['light', 'dark'] as const)(
  'R248 axe finds nothing wrong with panel, list and calendar, %s',
  async (colorScheme) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const page = await open({ colorScheme, viewport })
      await signIn(page, server().portal)
      await openPanel(page)
      await expectAccessible(page)
      await category(page, 'Sector').click()
      await page.getByRole('option', { name: /^Energy/ }).waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /Any date/ }).click()
      await page.getByRole('grid').first().waitFor()
      await expectAccessible(page)
    }
  },
  60_000,
)

test('R194 R191 on a phone the panel is a sheet that is worked by touch', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, server().portal)
  await filtersButton(page).tap()
  const sheet = page.getByRole('dialog', { name: 'Filter Research' })
  await sheet.waitFor()
  await category(page, 'Region').tap()
  await page.getByRole('option', { name: /^Nordics/ }).tap()
  await page.keyboard.press('Escape')
  await update(page).tap()
  await sheet.waitFor({ state: 'detached' })
  await page.waitForURL(/filter_Region=Nordics/)
  await settled(page)
})

test('R236 R237 R238 R239 R240 the dashboard starts on All; the suggestion stands beside the list, and above it on a phone', async () => {
  const page = await open({ viewport: { width: 1440, height: 900 } })
  await signIn(page, server().portal)
  expect(await page.getByRole('radio', { name: 'All', exact: true }).isChecked()).toBe(true)
  const suggestion = page.getByRole('region', { name: 'Suggested for you' })
  await suggestion.getByRole('article').waitFor()
  expect(await suggestion.getByRole('article').count()).toBe(1)
  const place = async () => {
    const [side, list] = [await suggestion.boundingBox(), await page.locator('research-feed').boundingBox()]
    if (!side || !list) throw new Error('both are in sight')
    return { beside: side.x >= list.x + list.width, above: side.y + side.height <= list.y }
  }
  expect(await place()).toEqual({ beside: true, above: false })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await place()).toEqual({ beside: false, above: true })
})
