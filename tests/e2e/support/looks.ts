import type { Page } from '@playwright/test'
import { inspect } from '#scripts/shots/inspect.mjs'
import { tooSmall } from '#scripts/shots/targets.mjs'
import { atRest } from './at-rest.ts'

/** Targets that are too small for their surroundings (WCAG 2.5.8), measured in a window that shows the whole page. */
export async function smallTargets(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ ...before, height: 6000 })
  // Parts out of sight are laid out only now.
  await atRest(page)
  const { targets } = await page.evaluate(inspect)
  await page.setViewportSize(before)
  return tooSmall(targets).map(({ name, width, height }) => `small: ${name} ${width} × ${height}`)
}

/** Elements that would move although the user wants less motion (WCAG 2.3.3). */
export const movingElements = (page: Page): Promise<string[]> =>
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

/** Texts with figures that are not tabular, outside of sentences, titles and names. */
export const unevenFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])])
    const prose =
      '.r-visually-hidden, .r-tile__link, .r-tile__subtitle, .r-tile__summary, .r-suggestion *, .r-company-about__text, .r-preference-summary *, .r-preference-card__text *, script, style'
    return all(document)
      .filter((element) => element.checkVisibility() && !element.closest(prose))
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && /\d/.test(node.data)))
      .filter((element) => getComputedStyle(element).fontVariantNumeric !== 'tabular-nums')
      .map((element) => `figures: ${element.className}: ${element.textContent?.trim().slice(0, 30)}`)
  })
