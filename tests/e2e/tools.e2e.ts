import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { type PageOptions, useBrowser } from './support/browser.ts'
import { sidewaysBy } from './support/layout.ts'
import { signIn } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Go to' })
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard help' })

async function dashboard(options?: PageOptions) {
  const page = await open({ viewport: { width: 1280, height: 800 }, ...options })
  await signIn(page, server().portal)
  return page
}

test('keys that are pressed before what hears them has come open the palette then', async () => {
  const page = await open()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/dock-*.js', async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, server().portal)
  await page.keyboard.press('Control+k')
  expect(await palette(page).count()).toBe(0)
  release()
  await field(page).waitFor()
  // From now on one alone hears them.
  await page.keyboard.press('Control+k')
  await palette(page).waitFor({ state: 'detached' })
})

test('on a page from right to left they lie the other way round, and keys as on the keyboard', async () => {
  const page = await dashboard()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await page.keyboard.type('keyboard')
  const row = palette(page).getByRole('option', { selected: true })
  await expect.poll(() => row.innerText()).toMatch(/Keyboard Help/)
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
  await help(page).waitFor()
  const keys = help(page).getByRole('row', { name: 'Go to a company, analyst or page' }).locator('kbd')
  const [control, letter] = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().left))
  expect(control).toBeLessThan(letter ?? 0)
  expect(await placeIn('.portal-help__does', '.portal-help__table')).toBeGreaterThan(0.5)
  expect(await axe(page)).toEqual([])
})

test('in forced colours the row that Enter opens stands out, and every frame is drawn (WCAG 1.4.11)', async () => {
  const page = await dashboard({ forcedColors: 'active' })
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  const grounds = await palette(page)
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor))
  expect(new Set(grounds).size).toBe(2)
  expect(grounds.filter((ground) => ground === grounds[0])).toHaveLength(1)
  expect(await palette(page).evaluate((dialog) => getComputedStyle(dialog).borderTopWidth)).toBe('1px')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await help(page).waitFor()
  expect(await axe(page)).toEqual([])
})
