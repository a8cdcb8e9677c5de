import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { settled, signIn, startSession, tiles } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const category = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const update = (page: Page) => page.getByRole('button', { name: 'Update Results' })

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
