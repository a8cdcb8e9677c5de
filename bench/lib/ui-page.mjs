// @ts-check
import { chromium } from 'playwright-core'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'
import { installProbe } from './ui-probe.mjs'

/** @typedef {import('playwright-core').Page} Page */

/**
 * The portal's dashboard in a Chromium of its own, signed in, with the CPU slowed down.
 * @param {{ address: string, username: string, password: string, slowdown: number, options: number }} settings
 */
export async function openPortal({ address, username, password, slowdown, options }) {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium: run `node scripts/setup.mjs --tests` first.')
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(new URL('/login', address).href)
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.locator('research-feed article').first().waitFor()
    await page.addInitScript(installProbe, options)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(new URL('/', address).href)
    await page.locator('research-feed article').first().waitFor()
    /**
     * Opens another page of the portal by its address and measures this element there.
     *
     * @param {string} path
     * @param {string} widget
     */
    const goOn = async (path, widget) => {
      await page.goto(new URL(path, address).href)
      await page.locator(widget).waitFor()
      await page.evaluate((tag) => Object.assign(/** @type {any} */ (window).probe, { widget: tag }), widget)
    }
    return { browser, page, goOn }
  } catch (reason) {
    await browser.close()
    throw reason
  }
}
