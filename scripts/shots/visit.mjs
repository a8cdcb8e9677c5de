// @ts-check
import { atRest, watchShifts } from './inspect.mjs'
import { blankShot, take } from './take.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./report.mjs').Shot} Shot */
/**
 * @typedef {object} Run what all visits share
 * @property {import('playwright-core').Browser} browser
 * @property {{ portal: string, marketing: string, intranet: string }} sites
 * @property {import('./world.mjs').World} world
 * @property {(account: string) => Promise<{ name: string, value: string, url: string }>} sessionOf
 * @property {readonly string[]} schemes
 * @property {string} out
 */
/** @typedef {{ screen: import('./screens.mjs').Screen, widths: readonly number[] }} Visit */

const TIMEOUT = 15_000
/** Up to this width a touch screen is assumed, above it a mouse. */
const TOUCH = 768

/**
 * The visits that screens need: one for the widths of a finger, begun at the narrowest, and one for those of a pointer; where
 * something is opened, one for each width.
 * @param {readonly import('./screens.mjs').Screen[]} screens @param {readonly number[]} widths
 * @returns {Visit[]}
 */
export const visitsOf = (screens, widths) =>
  screens.flatMap((screen) => {
    if (screen.prepare) return widths.map((width) => ({ screen, widths: [width] }))
    const touch = widths.filter((width) => width <= TOUCH).sort((one, other) => one - other)
    const groups = [widths.filter((width) => width > TOUCH), touch]
    return groups.filter((group) => group.length > 0).map((group) => ({ screen, widths: group }))
  })

/** Waits until nothing on the page changes. @param {Page} page @param {boolean} [mayBeBusy] */
async function rest(page, mayBeBusy = false) {
  const deadline = Date.now() + TIMEOUT
  for (let still = 0; still < 5; ) {
    await page.waitForTimeout(70)
    still = (await page.evaluate(atRest, mayBeBusy).catch(() => false)) ? still + 1 : 0
    if (Date.now() > deadline) throw new Error(`is not at rest after ${TIMEOUT / 1000} s`)
  }
}

const colours = (/** @type {string | undefined} */ scheme) => (scheme === 'dark' ? 'dark' : 'light')

/** @param {Shot} shot @param {{ value: number, moved: string }[]} shifts */
function noteShifts(shot, shifts) {
  shot.shift = shifts.reduce((sum, { value }) => sum + value, 0)
  shot.shifted = shifts.filter(({ value }) => value > 0.001).map(({ value, moved }) => `${value.toFixed(4)} ${moved}`)
}

/**
 * Opens a screen at the first of the widths and takes it at each, in each scheme.
 * @param {Run} run @param {Visit} visit
 * @returns {Promise<Shot[]>}
 */
export async function visit(run, { screen, widths }) {
  const { browser, sites, world, schemes, out } = run
  const path = typeof screen.path === 'string' ? screen.path : screen.path(world)
  const [first = 1440] = widths
  const hasTouch = first <= TOUCH
  const height = hasTouch ? 844 : 900
  const context = await browser.newContext({
    viewport: { width: first, height },
    hasTouch,
    colorScheme: colours(schemes[0]),
  })
  context.setDefaultTimeout(TIMEOUT)
  /** @type {string[]} */
  const messages = []
  const note = (/** @type {string} */ message) => {
    if (!screen.allow?.some((allowed) => allowed.test(message))) messages.push(message)
  }
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      note(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (problem) => note(`uncaught: ${problem.error().message}`))

  const shots = widths.flatMap((width) => schemes.map((scheme) => blankShot(screen, path, width, scheme)))
  /** @type {Shot | undefined} */
  let current = shots[0]
  try {
    if (screen.account) await context.addCookies([await run.sessionOf(screen.account)])
    const page = await context.newPage()
    await page.addInitScript(watchShifts)
    await screen.before?.(page)
    await page.goto(sites[screen.site ?? 'portal'] + path, { waitUntil: 'domcontentloaded' })
    await rest(page, screen.isBusy)
    if (current) noteShifts(current, await page.evaluate(() => Reflect.get(window, 'shotShifts')))
    await screen.prepare?.(page, first)
    if (screen.prepare) await rest(page, screen.isBusy)
    for (const shot of shots) {
      current = shot
      const isFirst = shot.scheme === schemes[0]
      if (page.viewportSize()?.width !== shot.width) {
        await page.setViewportSize({ width: shot.width, height })
        await rest(page, screen.isBusy)
      }
      if (schemes.length > 1) await page.emulateMedia({ colorScheme: colours(shot.scheme) })
      await take(page, screen, shot, { out, isFirst })
      shot.faults.console.push(...messages.splice(0))
    }
  } catch (reason) {
    const said = reason instanceof Error ? reason.message.split('\n').slice(0, 3).join(' ') : String(reason)
    for (const shot of shots) if (shot.file === '') shot.faults.failed.push(said)
  } finally {
    current?.faults.console.push(...messages)
    await Promise.all([context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.close()
  }
  return shots
}
