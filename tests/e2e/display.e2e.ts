import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspect } from '#scripts/shots/inspect.mjs'
import { tooSmall } from '#scripts/shots/targets.mjs'
import { axe } from './support/axe.ts'
import { type PageOptions, useBrowser } from './support/browser.ts'
import { problemsOfEveryPage } from './support/every-page.ts'
import { problemsOfLayout, sidewaysBy } from './support/layout.ts'
import { settled, signIn } from './support/people.ts'
import { chooseInUserMenu } from './support/preferences.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const KEY = 'research-portal:display'
const PAPER = 'rgb(255, 255, 255)'
const NIGHT = 'rgb(20, 23, 26)'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Display' })
const option = (page: Page, name: string) => dialog(page).getByRole('radio', { name })

/** What an element of the page looks like: it inherits what the portal's own page has. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('research-feed, research-sign-in')?.shadowRoot
    const block = root?.querySelector('.r-root')
    const button = root?.querySelector('.r-button')
    if (!block || !button) throw new Error('the page has not come')
    const { fontSize, backgroundColor } = getComputedStyle(block)
    return { body: fontSize, ground: backgroundColor, control: getComputedStyle(button).minBlockSize }
  })

const comfortable = { body: '14px', ground: PAPER, control: '32px' }
const compactDark = { body: '13px', ground: NIGHT, control: '28px' }

async function dashboard(options?: PageOptions) {
  const page = await open({ colorScheme: 'light', ...options })
  await signIn(page, server().portal)
  return page
}

/** As the browser of somebody who has chosen before. */
async function having(chosen: string, options: PageOptions) {
  const page = await open(options)
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, chosen] as const)
  return page
}

test('by keys alone a reader makes it compact and dark; that outlives the page, reaches other tabs, and the sign-in page', async () => {
  const page = await dashboard()
  expect(await looks(page)).toEqual(comfortable)
  const other = await page.context().newPage()
  await other.goto(`${server().portal}/library`)
  await settled(other)
  await page.bringToFront()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).waitFor()
  await page.keyboard.type('display')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  expect(await option(page, 'Comfortable').evaluate((radio) => radio.matches(':focus'))).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  // At once, behind the dialog.
  expect(await looks(page)).toEqual(compactDark)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => looks(other)).toEqual(compactDark)
  await page.reload()
  await settled(page)
  expect(await looks(page)).toEqual(compactDark)
  await chooseInUserMenu(page, 'Logout')
  await page.waitForURL('**/landing_auth')
  await page.goto(`${server().portal}/login`)
  await page.locator('research-sign-in form').waitFor()
  expect(await looks(page)).toEqual(compactDark)
})

test('it is chosen from the user menu, and the palette offers what the page does not look like yet', async () => {
  const page = await dashboard({ viewport: { width: 1280, height: 800 } })
  await chooseInUserMenu(page, 'Display')
  await option(page, 'Dark').click()
  await page.getByRole('button', { name: 'Close display settings' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect((await looks(page)).ground).toBe(NIGHT)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).waitFor()
  await page.keyboard.type('colours')
  const offers = page.getByRole('dialog', { name: 'Go to' }).getByRole('option')
  await expect
    .poll(() => offers.allInnerTexts())
    .toEqual(['Colours as the system', 'Display', 'Light colours', 'Search research for "colours"'])
  await page.keyboard.press('Enter')
  expect((await looks(page)).ground).toBe(PAPER)
})

test('nothing is painted in other colours first', async () => {
  const page = await having('comfortable dark', { colorScheme: 'light' })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    // A frame is drawn after this; before the script has run, none is (`blocking="render"`).
    const look = () => {
      if (document.body?.querySelector('#portal > *')) return
      if (document.documentElement) seen.push(document.documentElement.style.colorScheme)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`${server().portal}/login`)
  await page.locator('research-sign-in form').waitFor()
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  expect(seen.filter((scheme) => scheme !== 'dark')).toEqual([])
  expect((await looks(page)).ground).toBe(NIGHT)
})

test('it is printed light and comfortable', async () => {
  const page = await having('compact dark', { colorScheme: 'dark', viewport: { width: 794, height: 1123 } })
  await signIn(page, server().portal)
  expect((await looks(page)).body).toBe('13px')
  await page.emulateMedia({ media: 'print' })
  expect(await looks(page)).toMatchObject({ body: '14px', ground: PAPER })
})

test('under a finger compact controls are as high as ever (WCAG 2.5.5)', async () => {
  const page = await having('compact ', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  await signIn(page, server().portal)
  expect(await looks(page)).toMatchObject({ body: '13px', control: '40px' })
})

/** Targets that are too small for where they stand (WCAG 2.5.8), in a window that shows the whole page. */
async function smallTargets(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ ...before, height: 6000 })
  // What was skipped out of sight is laid out with the next frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  const { targets } = await page.evaluate(inspect)
  await page.setViewportSize(before)
  return tooSmall(targets).map(({ name, width, height }) => `small: ${name} ${width} × ${height}`)
}

const widths = [
  { colours: 'light', width: 1440 },
  { colours: 'dark', width: 390 },
] as const

test.each(widths)(
  'R121 compact and $colours at $width px axe finds nothing, nothing overlaps and targets have 24 px',
  async ({ colours, width }) => {
    const viewport = { width, height: 900 }
    const page = await having(`compact ${colours}`, { viewport, reducedMotion: 'reduce' })
    const look = async () => [
      ...((await sidewaysBy(page)) > 0 ? ['scrolls sideways'] : []),
      ...(await problemsOfLayout(page)),
      ...(await smallTargets(page)),
      ...(await axe(page)),
    ]
    expect(await problemsOfEveryPage(page, server().portal, look)).toEqual([])
    await page.goto(`${server().portal}/dashboard`)
    await settled(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).waitFor()
    await page.keyboard.type('display')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    expect(await axe(page)).toEqual([])
  },
  240_000,
)
