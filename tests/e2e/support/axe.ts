import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * What axe finds wrong on a page, open shadow roots included, one line an element: `rule: element: what to do`.
 * The script is evaluated, not added, so a page's content security policy is no matter. Transitions end first, in shadow roots
 * too: a text that is fading in has no contrast yet.
 */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source)
  const violations = await page.evaluate(async () => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => {
      const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))
      return [root, ...inner]
    }
    // What opens at this moment begins to fade in with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const animations = rootsIn(document).flatMap((root) => root.getAnimations())
    const passing = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const { axe } = globalThis as unknown as { axe: typeof axeCore }
    // Its own reading of style sheets is what a strict policy refuses, and tells the console.
    return (await axe.run(document, { resultTypes: ['violations'], preload: false })).violations
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' > ')}: ${failureSummary ?? ''}`),
  )
}
