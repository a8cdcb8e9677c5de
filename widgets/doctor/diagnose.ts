import { checkApi } from './api.ts'
import { checkBrowser } from './browser.ts'
import { error, type Finding } from './finding.ts'
import { checkLoader } from './loader.ts'
import { checkLooks } from './looks.ts'
import { checkMarkup } from './markup.ts'
import { checkPolicy } from './policy.ts'
import { checkSettings } from './settings.ts'
import { checkSurroundings } from './surroundings.ts'

const checks = [
  checkBrowser,
  checkSettings,
  checkLoader,
  checkMarkup,
  checkPolicy,
  checkApi,
  checkSurroundings,
  checkLooks,
]

const order = ['error', 'warning', 'ok']

/**
 * Checks the page in its current state and returns the findings, worst first; `ok` means no problem. It requests the
 * page’s own headers and one public call of the API. It sets a test cookie and removes it.
 */
export async function diagnose(): Promise<Finding[]> {
  const found = await Promise.all(
    checks.map(async (check) => {
      try {
        return await check()
      } catch (reason) {
        // A failing check does not stop the others.
        return [error('doctor', 'A check failed.', `${check.name}: ${reason}`, 'Please report this.')]
      }
    }),
  )
  return found.flat().sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
}
