// @ts-check
import { join } from 'node:path'
import axeCore from 'axe-core'
import { inspect } from './inspect.mjs'
import { noFaults } from './report.mjs'
import { SMALLEST, tooSmall } from './targets.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./report.mjs').Shot} Shot */
/** @typedef {import('./screens.mjs').Screen} Screen */

/** Height up to which tall pages are shown. */
const TALLEST = 2400

/** @param {string} text */
const fileName = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** What axe finds; nothing but contrast depends on the scheme, and a page that waits, or a part of one, has no heading. @param {Page} page @param {boolean} isFirst @param {boolean} hasHeading */
async function axe(page, isFirst, hasHeading) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  await page.waitForTimeout(isFirst ? 200 : 150)
  if (isFirst) await page.evaluate(axeCore.source)
  const heading = { rules: { 'page-has-heading-one': { enabled: hasHeading } } }
  // axe's own reading of style sheets would violate the strict policy and log an error.
  const options = {
    resultTypes: ['violations'],
    preload: false,
    ...(isFirst ? heading : { runOnly: ['color-contrast'] }),
  }
  const code = `axe.run(document, ${JSON.stringify(options)})`
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await page.evaluate(code)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.flat().join(' > ')}: ${(failureSummary ?? '').split('\n')[1] ?? ''}`,
    ),
  )
}

/** Goes through the page and back, so that what is drawn when somebody comes is there; runs in the page. @param {number} tallest */
async function seeAll(tallest) {
  for (let y = innerHeight / 2; y < Math.min(tallest, document.documentElement.scrollHeight); y += innerHeight / 2) {
    scrollTo(0, y)
    await new Promise(requestAnimationFrame)
  }
  scrollTo(0, 0)
  await new Promise(requestAnimationFrame)
}

/**
 * A shot that has not been taken.
 * @param {Screen} screen @param {string} path @param {number} width @param {string} scheme
 * @returns {Shot}
 */
export const blankShot = (screen, path, width, scheme) => ({
  screen: screen.name,
  path,
  width,
  scheme,
  file: '',
  faults: noFaults(),
})

/**
 * Takes the page as it is. What does not depend on colours is looked at with the first scheme of a width only.
 * @param {Page} page @param {Screen} screen @param {Shot} shot @param {{ out: string, isFirst: boolean }} options
 */
export async function take(page, screen, shot, { out, isFirst }) {
  const { axe: violations, overflow, cut, targets } = shot.faults
  violations.push(...(await axe(page, isFirst, !screen.isBusy && !screen.isPart)))
  if (isFirst) {
    const seen = await page.evaluate(inspect)
    if (seen.overflow > 0) overflow.push(`${seen.overflow} px`)
    cut.push(...seen.cut)
    for (const { name, width, height } of tooSmall(seen.targets))
      targets.push(`${name}: ${Math.round(width)} × ${Math.round(height)}, under ${SMALLEST}`)
  }
  const file = `${fileName(shot.screen)}-${shot.width}-${shot.scheme}.png`
  const window = page.viewportSize()?.height ?? 0
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = screen.isWindow ? window : Math.min(Math.max(tall, window), TALLEST)
  if (!screen.isWindow && isFirst) await page.evaluate(seeAll, TALLEST)
  // Make the window as tall as the page. In a picture beyond the window the browser forgets the touch screen and draws no rows
  // of a list.
  if (height > window) await page.setViewportSize({ width: shot.width, height })
  await page.screenshot({ path: join(out, file) })
  if (height > window) await page.setViewportSize({ width: shot.width, height: window })
  shot.file = file
}
