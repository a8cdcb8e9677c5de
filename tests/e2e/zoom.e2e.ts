import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { problemsOfEveryPage } from './support/every-page.ts'
import { looseText, problemsOfLayout, sidewaysBy } from './support/layout.ts'
import { settled, signIn, startSession } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const look = async (page: Page) => {
  const sideways = await sidewaysBy(page)
  return [...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []), ...(await problemsOfLayout(page))]
}

/** 320 × 256 px are what 1280 × 1024 px leave at 400 %. */
test('every page fits 320 × 256 px, with nothing lost and nothing covered for good (WCAG 1.4.10)', async () => {
  const page = await open({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' })
  expect(await problemsOfEveryPage(page, server().portal, look)).toEqual([])
}, 240_000)

test.each(['/library?semantic_search_term=emerging+markets+growth', '/companies?search_term=WWWWWWWWWWWWWWW'])(
  'R183 R186 %s fits 320 px, with its search as a chip (WCAG 1.4.10)',
  async (path) => {
    const page = await open({ viewport: { width: 320, height: 640 } })
    await startSession(page, server().portal)
    await page.goto(server().portal + path)
    await page.getByRole('button', { name: 'Remove search' }).waitFor()
    expect(await sidewaysBy(page)).toBe(0)
  },
)

test.each([1280, 390])(
  'at %i px more room between lines, letters and words cuts nothing off (WCAG 1.4.12)',
  async (width) => {
    const page = await open({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await page.addInitScript(looseText)
    expect(await problemsOfEveryPage(page, server().portal, look)).toEqual([])
  },
  240_000,
)

test('whoever wants less motion gets none, on every page (WCAG 2.3.3)', async () => {
  const page = await open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(() => {
      const all = (root: Document | ShadowRoot): Element[] =>
        [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])])
      const seconds = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat))
      const moves = all(document).filter((element) => {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element)
        const isAnimated = animationName !== 'none' && seconds(animationDuration) > 0.001
        return seconds(transitionDuration) > 0.001 || isAnimated || scrollBehavior === 'smooth'
      })
      return [...new Set(moves.map((element) => `${element.localName}.${element.getAttribute('class')} moves`))]
    })
  expect(await problemsOfEveryPage(page, server().portal, moving)).toEqual([])
}, 240_000)

test('in forced colours the page and the filter that are chosen, and the focus, are told apart (WCAG 1.4.11, 2.4.7)', async () => {
  const page = await open({ viewport: { width: 1280, height: 800 }, forcedColors: 'active' })
  await signIn(page, server().portal)
  await settled(page)
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const line = (index: number) =>
    entries.nth(index).evaluate((entry) => {
      const { borderBlockEndColor, backgroundColor, fontWeight, textDecorationLine } = getComputedStyle(entry)
      return [borderBlockEndColor, backgroundColor, fontWeight, textDecorationLine].join()
    })
  expect(await line(0)).not.toBe(await line(1))
  const ringOf = () =>
    page.evaluate(() => {
      let focused = document.activeElement
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
      const drawn = [focused, focused?.parentElement, focused?.nextElementSibling].filter((each) => each != null)
      return drawn.some((each) => getComputedStyle(each).outlineStyle !== 'none') ? 'ringed' : focused?.outerHTML
    })
  for (let stops = 0; stops < 25; stops++) {
    await page.keyboard.press('Tab')
    expect(await ringOf()).toBe('ringed')
  }
})
