import type { Page } from '@playwright/test'

/** Waits for two frames and the end of all transitions, in shadow roots too: a text that is fading in has no contrast yet. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ]
    // A transition that has just been caused begins with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const animations = rootsIn(document).flatMap((root) => root.getAnimations())
    const passing = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
