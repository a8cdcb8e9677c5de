import { emulateMedia } from '@web/test-runner-commands'
import type axeCore from 'axe-core'
import { assert } from 'chai'
import 'axe-core'

/** What axe finds in an element and the shadow roots below it, one line a finding. */
async function findings(element: Element): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof axeCore }
  const { violations } = await axe.run(element, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' > ')}: ${failureSummary ?? ''}`),
  )
}

/** Holds an element as it is now to axe: light and dark, 320 px wide, without transitions on their way. */
export async function assertAccessible(element: HTMLElement): Promise<void> {
  await emulateMedia({ reducedMotion: 'reduce' })
  element.style.inlineSize = '320px'
  for (const theme of ['light', 'dark']) {
    element.setAttribute('theme', theme)
    assert.isAtMost(element.scrollWidth, 320, 'nothing is wider than the element')
    assert.deepEqual(await findings(element), [], theme)
  }
}
