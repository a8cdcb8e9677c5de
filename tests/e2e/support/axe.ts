import type { Page } from '@playwright/test'
import axeCore from 'axe-core'
import { atRest } from './at-rest.ts'

/**
 * What axe finds wrong on a page, open shadow roots included, one line an element: `rule: element: what to do`. After a change of
 * colours alone, `contrast` is the only rule with a new answer. The script is evaluated, not added, so the page's content security
 * policy does not matter.
 */
export async function axe(page: Page, only?: 'contrast'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  await atRest(page)
  const violations = await page.evaluate(async (rule) => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore }
    // Under a strict policy, reading style sheets by requests would fail and be reported in the console.
    const options = { resultTypes: ['violations' as const], preload: false, ...(rule && { runOnly: [rule] }) }
    return (await axe.run(document, options)).violations
  }, only && 'color-contrast')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' > ')}: ${failureSummary ?? ''}`),
  )
}
