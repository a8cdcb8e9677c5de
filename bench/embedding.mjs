// @ts-check
// Measures what a widget costs the page it is embedded in, against a running server (`npm start`):
//
//   node bench/embedding.mjs http://127.0.0.1:4173 full@demo.example Full-Access-1 [--json file] [--only research-feed]
//
// For each element, on a page that has nothing else: the layout shift from the first byte on, with a text above and below it; what
// scripts and styles it loads (brotli, as they come over the network) until nothing is on its way, without being used; the time
// and the memory of the 2nd to the 20th on one page; and what 50 rounds of putting it in and taking it out leave behind: event
// listeners, nodes and documents as the browser counts them after a collection of garbage.
//
// Other work on the machine makes times worse and none better. Exit code 1 when rounds leave a listener or a document behind,
// more nodes than one round has, or a shift is above 0.02.
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'
import { signIn } from './lib/api-client.mjs'
import { costOfMore, firstVisit, leftBehind, openHost } from './lib/embedding-steps.mjs'
import { elementsFor } from './lib/embedding-tags.mjs'

const MOST_SHIFT = 0.02

const [address, username, password, ...rest] = process.argv.slice(2)
/** @param {string} name */
const option = (name) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined)
if (!address || !username || !password) {
  console.error('Usage: node bench/embedding.mjs <address> <username> <password> [--json file] [--only tag]')
  process.exit(2)
}
const executablePath = findChromium()
if (executablePath === undefined) throw new Error('No Chromium: run `node scripts/setup.mjs --tests` first.')

const { get } = await signIn(address, username, password)
const elements = (await elementsFor(get)).filter(({ tag }) => tag === (option('--only') ?? tag))
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs(), '--js-flags=--expose-gc'] })

/** @param {(string | number)[]} cells */
const print = (...cells) =>
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(26) : String(cell).padStart(10))).join(''))

let isOver = false
/** @type {Record<string, object>} */
const figures = {}
print('', 'shift', 'kB', 'files', 'ms 1st', 'ms 2–20', 'kB heap', 'listeners', 'nodes', 'documents', 'kB 50×')
try {
  for (const element of elements) {
    const host = { browser, address, username, password, ...element }
    const first = await firstVisit(await openHost(host))
    const more = await costOfMore(await openHost(host))
    const left = await leftBehind(await openHost(host))
    figures[element.tag] = { ...first, ...more, ...left }
    isOver ||= first.shift > MOST_SHIFT || left.listeners > 0 || left.documents > 0 || left.nodes > left.nodesOfOne
    const [kilobytes, heap, grown] = [first.bytes, more.heapBytes, left.heapBytes].map((bytes) =>
      (bytes / 1000).toFixed(1),
    )
    print(
      element.tag.replace('research-', ''),
      first.shift.toFixed(4),
      kilobytes ?? '',
      first.files,
      more.firstMs.toFixed(0),
      more.nextMs.toFixed(0),
      heap ?? '',
      left.listeners,
      left.nodes,
      left.documents,
      grown ?? '',
    )
  }
} finally {
  await browser.close()
}
const file = option('--json')
if (file) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
process.exitCode = isOver ? 1 : 0
