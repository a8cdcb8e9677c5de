import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { signIn } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

/** What a client prints, each with what is there once it has its content. */
const sheets: Readonly<Record<string, string>> = {
  '/dashboard': 'research-event-cards article',
  '/library': 'research-feed article',
  '/companies': 'research-companies tbody th',
  '/company_profile/2001': 'research-company-profile .r-history svg',
  '/company_profile/2001#company-financials': 'research-company-profile .r-financials table',
  '/events/upcoming': 'research-events tbody th',
  '/research_preferences': 'research-preferences article',
  '/sales_access_preferences': 'research-preferences [role=switch]',
}

/** What is wrong with a page on paper. */
const problemsOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (root: Document | ShadowRoot): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? all(each.shadowRoot) : []),
      ])
    const named = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 30)}"`
    const seen = all(document).filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.r-visually-hidden, .portal-skip'),
    )
    const useless =
      'nav, header.portal-bar, .portal-dock, .portal-back, [role=tablist], [role=search], .r-button, .r-icon-button, .r-menu, summary, dialog'
    // The lock of what is not included, and the sign before an address, are read.
    const isSign = (element: Element) => element.closest('.r-locked-option, .r-contact') !== null
    const pressed = seen
      .filter((element) => element.matches(useless) && !isSign(element))
      .map((element) => `to press: ${named(element)}`)
    const wide = seen
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('svg'))
      .map((element) => `cut at the right: ${named(element)}`)
    const lightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
      const scale = colour.startsWith('color(') ? 255 : 1
      return ((red * 0.2126 + green * 0.7152 + blue * 0.0722) * scale) / 255
    }
    const texts = seen.filter(
      (element) =>
        !element.closest('.r-avatar, svg') &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
    )
    const pale = texts
      .filter((element) => lightness(getComputedStyle(element).color) > 0.5)
      .map((element) => `pale: ${named(element)} ${getComputedStyle(element).color}`)
    const dark = seen
      .filter((element) => element.matches('html, .r-root'))
      .filter((element) => getComputedStyle(element).backgroundColor !== 'rgb(255, 255, 255)')
      .map((element) => `not white: ${named(element)}`)
    const split = seen
      .filter((element) => element.matches('tbody tr, article.r-tile, article.r-event, .r-preference-card'))
      .filter((element) => getComputedStyle(element).breakInside !== 'avoid')
      .map((element) => `may be split: ${named(element)}`)
    return [...new Set([...pressed, ...wide, ...pale, ...dark, ...split])].slice(0, 12)
  })

/** A4 at 96 px an inch, and Letter's wider sheet less margins of an inch. */
const papers = [
  { colorScheme: 'light', width: 794 },
  { colorScheme: 'dark', width: 624 },
] as const

test.each(papers)(
  'what clients print stands alone, dark on white, within $width px, from $colorScheme',
  async ({ colorScheme, width }) => {
    const page = await open({ colorScheme, viewport: { width, height: 1123 }, reducedMotion: 'reduce' })
    await signIn(page, server().portal)
    const found: string[] = []
    const look = async (where: string) => {
      await page.emulateMedia({ media: 'print' })
      found.push(...(await problemsOnPaper(page)).map((problem) => `${where}: ${problem}`))
      await page.emulateMedia({ media: 'screen' })
    }
    const text = await page.locator('research-feed a[href*="/document/"]').first().getAttribute('href')
    for (const [path, content] of Object.entries(sheets)) {
      await page.goto(server().portal + path)
      await page.locator(content).first().scrollIntoViewIfNeeded()
      // The dock comes after the page, and brings what the portal hides on paper.
      await page.locator('.portal-dock').waitFor({ state: 'attached' })
      await look(path)
    }
    await page.goto(text ?? '')
    await page.locator('research-document article').first().waitFor()
    await page.locator('.portal-dock').waitFor({ state: 'attached' })
    await look('document')
    expect(found).toEqual([])
  },
  120_000,
)

test('on paper the panel that is shown has the name of its tab, and switches tell on from off', async () => {
  const page = await open({ viewport: { width: 794, height: 1123 } })
  await signIn(page, server().portal)
  await page.goto(`${server().portal}/sales_access_preferences`)
  await page.locator('research-preferences [role=switch]').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const title = page.getByRole('tabpanel').evaluate((panel) => getComputedStyle(panel, '::before').content)
  expect(await title).toContain('Sales, Intelligence & Events')
  const adjust = page.locator('.r-switch__track').first()
  expect(await adjust.evaluate((track) => getComputedStyle(track).printColorAdjust)).toBe('exact')
})
