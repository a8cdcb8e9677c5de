// @ts-check
// Measures what a reader feels in the portal at <address>: 300 tiles loaded, a table of 300 rows, the CPU slowed down 4 times.
//
//   node bench/ui.mjs http://127.0.0.1:4173 full@demo.example Full-Access-1 [runs, 10 unless given]
//
// Without the network: a GET that was answered once is answered inside the page from then on, at once (`fetch` is replaced), and
// parsed and checked as ever; the first run, in which chunks and answers are loaded, does not count. The clock runs from the
// time stamp of real input (of `popstate` for Back) until the frame that shows the result has been laid out and painted, which
// is told by a message posted in its `requestAnimationFrame`. What the compositor does after that is not in it. Long tasks and
// layout shifts count from the first byte of the page on, the first run included.
//
// Other work on the machine makes every figure worse and none better: of several calls the best tells most. Exit code 1 when
// a goal is missed.
import { figuresOf } from './lib/measure.mjs'
import { handOn } from './lib/ui-hand.mjs'
import { openPortal } from './lib/ui-page.mjs'
import { everything, goals, prepare } from './lib/ui-steps.mjs'
import { tableGoals, tables } from './lib/ui-table.mjs'

const SLOWDOWN = 4
const OPTIONS = 2000
const LONGEST_TASK_MS = 200
const WORST_SHIFT = 0.1

const [address, username, password, given = '10'] = process.argv.slice(2)
const runs = Number(given)
if (!address || !username || !password || !Number.isInteger(runs) || runs < 1) {
  console.error('Usage: node bench/ui.mjs <address> <username> <password> [runs]')
  process.exit(2)
}

let isOver = false
/** @param {string} name @param {string} figures @param {number} value @param {number | undefined} goal @param {string} unit */
function print(name, figures, value, goal, unit) {
  const over = goal !== undefined && value > goal
  isOver ||= over
  const verdict = goal === undefined ? '' : `goal ${String(goal).padStart(5)}${unit}   ${over ? 'over' : 'ok'}`
  console.log(`${name.padEnd(48)} ${figures.padEnd(52)} ${verdict}`.trimEnd())
}

const { browser, page, goOn } = await openPortal({ address, username, password, slowdown: SLOWDOWN, options: OPTIONS })
try {
  /** @type {Map<string, number[]>} */
  const times = new Map()
  const hand = handOn(page)
  /** @param {typeof everything} steps */
  const repeat = async (steps) => {
    for (let run = 0; run <= runs; run++) {
      await steps(hand, (name, milliseconds) => {
        if (run > 0) times.set(name, [...(times.get(name) ?? []), milliseconds])
      })
    }
  }
  const watched = async () =>
    /** @type {import('./lib/ui-probe.mjs').Watched} */ (
      await page.evaluate('({ longTasks: probe.longTasks, shifts: probe.shifts })')
    )
  await prepare(hand)
  await repeat(everything)
  const ofTiles = await watched()
  await goOn('/companies', 'research-companies')
  await repeat(tables)
  const ofTables = await watched()
  for (const [name, goal] of Object.entries({ ...goals, ...tableGoals })) {
    const taken = times.get(name) ?? []
    const { p50, p95 } = figuresOf(taken)
    const milliseconds = (/** @type {number} */ value) => `${value.toFixed(0).padStart(5)} ms`
    const figures = `best ${milliseconds(Math.min(...taken))}   median ${milliseconds(p50)}   p95 ${milliseconds(p95)}`
    print(name, figures, p95, goal, ' ms')
  }
  const longTasks = [...ofTiles.longTasks, ...ofTables.longTasks]
  const shifts = [...ofTiles.shifts, ...ofTables.shifts]
  for (const { step, duration } of worstByStep(longTasks, ({ duration }) => duration))
    print(`longest task: ${step}`, `${duration.toFixed(0)} ms`, duration, LONGEST_TASK_MS, ' ms')
  for (const { step, value, sources } of worstByStep(shifts, ({ value }) => value)) {
    // Back replaces the list on purpose, but the browser sees no input that explains the shift.
    const goal = step === 'Back' ? undefined : WORST_SHIFT
    print(`worst layout shift: ${step}`, `${value.toFixed(3)}: ${sources.join(', ')}`, value, goal, '')
  }
} finally {
  await browser.close()
}
process.exitCode = isOver ? 1 : 0

/**
 * The worst entry of each step, the worst step first.
 * @template {{ step: string }} Entry
 * @param {Entry[]} entries @param {(entry: Entry) => number} measure
 */
function worstByStep(entries, measure) {
  /** @type {Map<string, Entry>} */
  const worst = new Map()
  for (const entry of entries.sort((a, b) => measure(a) - measure(b))) worst.set(entry.step, entry)
  return [...worst.values()].sort((a, b) => measure(b) - measure(a))
}
