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
 * Looks at the page as it is now, and tells what keeps the elements from working: what is worst first, `ok` for what is
 * sound. It asks the network for the page’s own headers and one public call of the API; a test cookie is taken away again.
 */
export async function diagnose(): Promise<Finding[]> {
  const found = await Promise.all(
    checks.map(async (check) => {
      try {
        return await check()
      } catch (reason) {
        // One that fails does not keep the others from their work.
        return [error('doctor', 'Something could not be looked at.', `${check.name}: ${reason}`, 'Please report this.')]
      }
    }),
  )
  return found.flat().sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
}
