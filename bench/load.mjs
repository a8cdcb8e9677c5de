// @ts-check
// Puts running servers under the load of many clients at once, for a bounded time:
//
//   node bench/load.mjs full@demo.example Full-Access-1 http://127.0.0.1:4173 [http://127.0.0.1:4273 …]
//     [--clients 50] [--seconds 60] [--slow] [--json out.json]
//
// Clients are dealt over the addresses in turn, as a balancer deals connections: several processes that share one database show
// what a second one adds. Each client asks for one thing after another, of a mix as a reading day has it; with `--slow` half of
// them ask for counts under a text search and nothing else, which is the slowest call there is. Meanwhile somebody signs in twice
// a second, whose times stand apart, also as a line of their own in the end. Exit code 1 when any call failed.
import { writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { callsOf } from './lib/api-calls.mjs'
import { signIn } from './lib/api-client.mjs'
import { figuresOf } from './lib/measure.mjs'

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    clients: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    slow: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
const [username, password, ...addresses] = positionals
const clients = Number(options.clients)
const seconds = Number(options.seconds)
if (!username || !password || addresses.length === 0 || !(clients >= 1) || !(seconds >= 1)) {
  console.error('Usage: node bench/load.mjs <username> <password> <address> [<address> …] [--clients n] [--seconds n]')
  process.exit(2)
}

/** How many of 20 calls of a client are of each kind. */
const mix = {
  'list of a library': 4,
  list: 2,
  'filtered by 2 categories': 2,
  'text search': 2,
  typeahead: 4,
  'facets, 1 category chosen': 2,
  'company profile': 1,
  'research of a company': 1,
  'events to come': 1,
  'companies of a letter': 1,
}
const SLOWEST = 'facets under a text search'
const names = Object.entries(mix).flatMap(([name, share]) => Array.from({ length: share }, () => name))

/** @type {Map<string, number[]>} */
const times = new Map()
/** @type {Map<string, number>} */
const failures = new Map()

/** @param {string} name @param {() => Promise<unknown>} call */
async function timed(name, call) {
  const start = performance.now()
  try {
    await call()
    const list = times.get(name) ?? []
    list.push(performance.now() - start)
    times.set(name, list)
  } catch (reason) {
    const text = `${name}: ${reason instanceof Error ? reason.message.slice(0, 120) : reason}`
    failures.set(text, (failures.get(text) ?? 0) + 1)
  }
}

/** @param {number} index */
const addressOf = (index) => /** @type {string} */ (addresses[index % addresses.length])

const calls = await Promise.all(
  addresses.map(async (address) => callsOf((await signIn(address, username, password)).get)),
)
const begun = Date.now()
let end = begun + seconds * 1000
// Ends early, with its figures.
process.once('SIGINT', () => {
  end = Date.now()
})

/** @param {number} index */
async function work(index) {
  const own = calls[index % calls.length] ?? {}
  const isSlow = options.slow && index % 2 === 0
  for (let turn = index * 7; Date.now() < end; turn++) {
    const name = isSlow ? SLOWEST : /** @type {string} */ (names[turn % names.length])
    await timed(name, () => /** @type {(index: number) => Promise<unknown>} */ (own[name])(turn))
  }
}

/** @param {string} name @param {string} secret */
async function keepSigningIn(name, secret) {
  for (let index = 0; Date.now() < end; index++) {
    await Promise.all([timed('sign-in', () => signIn(addressOf(index), name, secret)), delay(500)])
  }
}

async function tell() {
  for (; Date.now() < end; await delay(Math.min(10_000, Math.max(1, end - Date.now())))) {
    const done = [...times.values()].reduce((sum, { length }) => sum + length, 0)
    console.log(`… ${Math.ceil((end - Date.now()) / 1000)} s to go, ${done} answers`)
  }
}

await Promise.all([
  tell(),
  keepSigningIn(username, password),
  ...Array.from({ length: clients }, (_, index) => work(index)),
])

/** @param {number} value */
const milliseconds = (value) => `${value.toFixed(1).padStart(8)} ms`
/** @param {string} name @param {readonly number[]} list */
const print = (name, list) => {
  const { p50, p95, p99, max } = figuresOf(list)
  const figures = [p50, p95, p99, max].map(milliseconds).join('  ')
  console.log(`${name.padEnd(32)} ${String(list.length).padStart(7)}  ${figures}`)
}
console.log(
  `\n${''.padEnd(32)} ${'calls'.padStart(7)}  ${['p50', 'p95', 'p99', 'max'].map((name) => name.padStart(11)).join('  ')}`,
)
for (const [name, list] of [...times].sort()) print(name, list)
const all = [...times.values()].flat()
print('all', all)
const perSecond = (all.length * 1000) / (end - begun)
console.log(`\n${perSecond.toFixed(0)} answers a second, ${clients} clients, ${addresses.length} server(s)`)
const slow = options.slow ? Math.ceil(clients / 2) : 0
const door = Object.entries(figuresOf(times.get('sign-in') ?? [])).map(
  ([name, value]) => `${name} ${value.toFixed(0)} ms`,
)
console.log(`Signing in beside them, ${slow} with the slowest call alone: ${door.join(', ')}`)
for (const [text, count] of failures) console.error(`${count} failed: ${text}`)
if (options.json) {
  const figures = Object.fromEntries([...times].map(([name, list]) => [name, figuresOf(list)]))
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  await writeFile(
    options.json,
    `${JSON.stringify({ perSecond, failed, figures: { ...figures, all: figuresOf(all) } }, null, 2)}\n`,
  )
}
process.exitCode = failures.size > 0 ? 1 : 0
