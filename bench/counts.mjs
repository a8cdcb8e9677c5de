// @ts-check
// Counts what the lists cost, against a running server (`npm start`): numbers that do not depend on the machine.
//
//   node bench/counts.mjs http://127.0.0.1:4173 full@demo.example Full-Access-1 [--json file]
//
// For feed, companies and events on a host page: the requests before the first data; the elements of each record; for each
// click the commits of React and the components that rendered in them.
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'
import { countCommits } from './lib/commits.mjs'
import { lists } from './lib/counts-lists.mjs'
import { openHost } from './lib/embedding-steps.mjs'

const [address, username, password, ...rest] = process.argv.slice(2)
const file = rest[0] === '--json' ? rest[1] : undefined
if (!address || !username || !password) {
  console.error('Usage: node bench/counts.mjs <address> <username> <password> [--json file]')
  process.exit(2)
}
const executablePath = findChromium()
if (executablePath === undefined) throw new Error('No Chromium: run `node scripts/setup.mjs --tests` first.')
const browser = await chromium.launch({ executablePath, args: chromiumArgs() })

/** @type {Record<string, Record<string, unknown>>} */
const figures = {}
try {
  for (const { name, tag, html, width, data, record, clicks } of lists) {
    const host = await openHost({ browser, address, username, password, tag, html, signedIn: true })
    const { page } = host
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript({ content: `(${countCommits})()` })
    let requests = 0
    const first = new Promise((resolve) =>
      page.on('request', (request) => {
        requests++
        if (request.method() === 'GET' && request.url().includes(data)) resolve(requests)
      }),
    )
    await host.load(html)
    figures[name] = { 'requests to the first data, document included': await first }
    await page.evaluate('bench.ready()')
    await page.waitForTimeout(1000)
    const counts = () =>
      /** @type {Promise<{ commits: number, renders: number }>} */ (page.evaluate('({ ...reactCounts })'))
    const { commits, renders } = await counts()
    Object.assign(figures[name], { 'first show': `${commits} commits, ${renders} renders` })
    const sizes = await page
      .locator(record)
      .evaluateAll((records) => records.map((each) => 1 + each.querySelectorAll('*').length))
    const sum = sizes.reduce((total, size) => total + size, 0)
    Object.assign(figures[name], {
      'elements per record': `${(sum / sizes.length).toFixed(1)} (${Math.min(...sizes)} to ${Math.max(...sizes)}, n = ${sizes.length})`,
    })
    for (const [click, act] of Object.entries(clicks)) {
      const before = await counts()
      await act(page)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1000)
      const after = await counts()
      Object.assign(figures[name], {
        [click]: `${after.commits - before.commits} commits, ${after.renders - before.renders} renders`,
      })
    }
    await host.close()
    console.log(name)
    for (const [what, figure] of Object.entries(figures[name])) console.log(`  ${what.padEnd(48)} ${figure}`)
  }
} finally {
  await browser.close()
}
if (file) writeFileSync(file, JSON.stringify(figures, null, 2))
