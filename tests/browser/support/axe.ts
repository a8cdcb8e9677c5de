import { emulateMedia } from '@web/test-runner-commands'
import type axeCore from 'axe-core'
import { assert } from 'chai'
import 'axe-core'
import { settled } from './wait.ts'

/** The rules of axe to hold an element to; all of them where nothing is said. */
type Rules = { only?: readonly string[]; but?: readonly string[] }

/** What axe finds in an element and the shadow roots below it, one line a finding; axe is that of the element's page. */
export async function findings(element: Element, { only, but = [] }: Rules = {}): Promise<string[]> {
  const { axe } = element.ownerDocument.defaultView as unknown as { axe: typeof axeCore }
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    rules: { 'target-size': { enabled: true }, ...Object.fromEntries(but.map((id) => [id, { enabled: false }])) },
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' > ')}: ${failureSummary ?? ''}`),
  )
}

const themes = ['light', 'dark']

/** Holds an element as it is now to axe, targets of 24 px included: light and dark, 320 px wide, nothing on its way. */
export async function assertAccessible(element: HTMLElement, width = '320px'): Promise<void> {
  await emulateMedia({ reducedMotion: 'reduce' })
  element.style.inlineSize = width
  // What is told of a new size, such as a table that scrolls now, has come.
  await settled()
  for (const theme of themes) {
    element.setAttribute('theme', theme)
    assert.isAtMost(element.scrollWidth, element.clientWidth, 'nothing is wider than the element')
    assert.deepEqual(await findings(element), [], theme)
  }
}
