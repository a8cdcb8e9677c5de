import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { configure } from './support/landing.ts'
import { signIn } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const pages: Readonly<Record<string, string>> = {
  '/dashboard': 'research-event-cards article',
  '/companies': 'research-companies tbody th',
  '/company_profile/2001': 'research-company-profile .r-history svg',
  '/company_profile/2001#company-financials': 'research-company-profile .r-financials table',
  '/events/upcoming': 'research-events tbody th',
  '/research_preferences': 'research-preferences article',
}

async function visit(page: Page, look: () => Promise<readonly string[]>): Promise<string[]> {
  const found: string[] = []
  for (const [path, content] of Object.entries(pages)) {
    await page.goto(server().portal + path)
    await page.locator(content).first().scrollIntoViewIfNeeded()
    found.push(...(await look()).map((problem) => `${path}: ${problem}`))
  }
  return found
}

/** Texts with figures that do not stand in columns, outside of sentences, titles and names. */
const unevenFigures = (page: Page) =>
  page.evaluate(() => {
    const all = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])])
    const prose =
      '.r-visually-hidden, .r-tile__link, .r-tile__subtitle, .r-tile__summary, .r-suggestion *, .r-company-about__text, .r-preference-summary *, .r-preference-card__text *, script, style'
    return all(document)
      .filter((element) => element.checkVisibility() && !element.closest(prose))
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && /\d/.test(node.data)))
      .filter((element) => getComputedStyle(element).fontVariantNumeric !== 'tabular-nums')
      .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 30)}`)
  })

test('figures stand in columns: prices, dates, counters', async () => {
  const page = await open({ viewport: { width: 1280, height: 900 } })
  await signIn(page, server().portal)
  expect(await visit(page, () => unevenFigures(page))).toEqual([])
}, 60_000)

test('in German the product’s own words are divided by German rules, and nothing else is (WCAG 3.1.1)', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await signIn(page, server().portal)
  await configure(page, { locale: 'de' })
  const look = () =>
    page.evaluate(() => {
      const all = (root: Document | ShadowRoot): Element[] =>
        [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])])
      const elements = all(document)
      const roots = elements.filter(({ shadowRoot }) => shadowRoot).map(({ shadowRoot }) => shadowRoot as ShadowRoot)
      const languages = [document.documentElement, ...roots.flatMap((root) => [...root.querySelectorAll('.r-root')])]
        .map((root) => root.getAttribute('lang'))
        .filter((language) => language !== 'de')
        .map((language) => `speaks ${language}`)
      const research =
        'td, tbody th, .r-tile__title, .r-tile__summary, .r-tag-list *, .r-company-figures__value, .r-figures__value, h1, h2, bdi'
      const divided = elements
        .filter((element) => element.matches(research) && getComputedStyle(element).hyphens === 'auto')
        .map((element) => `divided: ${element.className} ${element.textContent?.slice(0, 20)}`)
      return [...languages, ...divided]
    })
  expect(await visit(page, look)).toEqual([])
  await page.goto(`${server().portal}/company_profile/2001`)
  const label = page.locator('.r-company-figures__label').first()
  await label.waitFor()
  expect(await label.evaluate((element) => getComputedStyle(element).hyphens)).toBe('auto')
}, 60_000)
