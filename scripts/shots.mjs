// @ts-check
// Takes every screen of the portal, the demo pages and the documentation in its states, at four widths, light and dark:
//
//   npm run shots [-- --only events] [--widths 1440,390] [--schemes light,dark] [--out var/shots] [--server http://127.0.0.1:4173]
//
// The pictures, one page with all of them (index.html) and what a machine can see of each (report.json) stand in `--out`. Exit
// code 1 when a screen cannot be brought about, axe finds something, a page is wider than its window, the console has a message,
// or a visit shifts its layout by more than 0.02.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { register } from 'tsx/esm/api'
import { build } from './build.mjs'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { root } from './lib/run.mjs'
import { readOptions } from './shots/options.mjs'
import { kinds, sumsOf, tableOf } from './shots/report.mjs'
import { screens } from './shots/screens.mjs'
import { runningAt, startOwn } from './shots/server.mjs'
import { sessionsOf } from './shots/sessions.mjs'
import { sheetOf } from './shots/sheet.mjs'
import { visit, visitsOf } from './shots/visit.mjs'
import { worldOf } from './shots/world.mjs'

/** Pages at a time. */
const HANDS = 2

endWithNpm()
register()
const options = readOptions(process.argv.slice(2))
const chosen = screens.filter(({ name }) => name.toLowerCase().includes(options.only))
if (chosen.length === 0) throw new Error(`No screen's name contains “${options.only}”.`)
const executablePath = findChromium()
if (executablePath === undefined) throw new Error('No Chromium: run `node scripts/setup.mjs --tests` first.')
if (!options.server && !(await build({ ifChanged: true }))) throw new Error('The build failed.')
const out = resolve(root, options.out)
if (options.only === '') rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const started = Date.now()
const { seedAccounts } = await import('#demo/data/accounts.ts')
const server = options.server ? runningAt(options.server) : await startOwn()
const browser = await chromium.launch({ executablePath, args: chromiumArgs() })
/** @type {import('./shots/report.mjs').Shot[]} */
const taken = []
try {
  const { sites } = server
  const world = await worldOf(sites.portal, seedAccounts.full)
  const sessionOf = sessionsOf(sites.portal, seedAccounts)
  const run = { browser, sites, world, sessionOf, schemes: options.schemes, out }
  const visits = visitsOf(chosen, options.widths)
  const left = [...visits]
  let done = 0
  const hand = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const shots = await visit(run, next)
      taken.push(...shots)
      done += 1
      const faults = kinds.filter((kind) => shots.some((shot) => shot.faults[kind].length > 0))
      const what = faults.length > 0 ? `  ${faults.join(', ')}` : ''
      console.log(
        `${String(done).padStart(4)} of ${visits.length}  ${next.screen.name}, ${next.widths.join(' and ')} px${what}`,
      )
    }
  }
  await Promise.all(Array.from({ length: HANDS }, hand))
} finally {
  await browser.close()
  await server.stop()
}

const shots = chosen.flatMap(({ name }) => taken.filter(({ screen }) => screen === name))
const sums = sumsOf(shots)
writeFileSync(join(out, 'report.json'), `${JSON.stringify({ made: new Date().toISOString(), sums, shots }, null, 2)}\n`)
writeFileSync(join(out, 'index.html'), sheetOf(shots, options.widths, options.schemes))
console.log(`\n${tableOf(sums)}\n\n${join(out, 'index.html')}  ${((Date.now() - started) / 60_000).toFixed(1)} min`)
process.exitCode = sums.isBad ? 1 : 0
