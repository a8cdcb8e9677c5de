// @ts-check
// What more processes bring on one machine: fills a PostgreSQL, puts 50 clients on `WORKERS=1`, `2` and `4`, and then replaces all
// workers by SIGHUP, round after round, under the same clients.
//
//   node bench/processes.mjs [--documents 100000] [--workers 1,2,4] [--seconds 60] [--rounds 10]
//
// Exit code 1 when any request failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { startPostgres } from '#scripts/lib/postgres.mjs'

register()
const { seedAccounts } = await import('#demo/data/accounts.ts')
const { runMain } = await import('#tests/server/support/main-process.ts')
const { administer } = await import('#tests/server/support/postgres.ts')

const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    workers: { type: 'string', default: '1,2,4' },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '10' },
  },
})
const numbers = options.workers.split(',').map(Number)
if (!numbers.every((number) => number >= 1)) {
  console.error('Usage: node bench/processes.mjs [--documents 100000] [--workers 1,2,4] [--seconds 60] [--rounds 10]')
  process.exit(2)
}

/** Longer than the rounds take; the load ends with its process. */
const ENDLESS = 3600
const REPLACED = 'All workers were replaced.'
/** Seconds of load between two rounds. */
const BETWEEN = 2

/** @typedef {{ perSecond: number, failed: number, figures: Record<string, import('./lib/measure.mjs').Figures> }} Load */

const work = await mkdtemp(join(tmpdir(), 'research-portal-processes-'))
const cluster = await startPostgres({ durable: true })
const { username, password } = seedAccounts.full
const env = { DATABASE_URL: cluster.urlOf('portal'), DATA_DIR: work }

/** @param {string[]} args @param {import('node:child_process').StdioOptions} stdio */
const start = (args, stdio) => spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio })

/** @param {string[]} args */
async function run(args) {
  const [code] = await once(start(args, ['ignore', 'ignore', 'inherit']), 'exit')
  return code
}

/** The server with so many processes, once all of them serve. @param {number} workers */
async function serve(workers) {
  const main = await runMain({ ...env, WORKERS: String(workers) })
  while (!main.said().includes('Portal and API')) await delay(100)
  return main
}

let failed = 0

/** @param {number} workers */
async function measure(workers) {
  const main = await serve(workers)
  const file = join(work, `${workers}.json`)
  await run(['bench/load.mjs', username, password, main.address, '--seconds', options.seconds, '--json', file])
  await main.kill('SIGTERM')
  /** @type {Load} */
  const load = JSON.parse(await readFile(file, 'utf8'))
  failed += load.failed
  const show = (/** @type {string} */ name) => {
    const { p50 = 0, p95 = 0, p99 = 0 } = load.figures[name] ?? {}
    return [p50, p95, p99].map((value) => value.toFixed(0)).join(' / ')
  }
  console.log(`| ${[workers, load.perSecond.toFixed(0), show('all'), show('sign-in'), load.failed].join(' | ')} |`)
}

/** Replaces all workers again and again. @param {number} workers */
async function replace(workers) {
  const main = await serve(workers)
  const file = join(work, 'rounds.json')
  const args = ['bench/load.mjs', username, password, main.address, '--seconds', String(ENDLESS), '--json', file]
  const load = start(args, ['ignore', 'ignore', 'inherit'])
  const ended = once(load, 'exit')
  /** @type {number[]} */
  const times = []
  for (let round = 0; round < Number(options.rounds); round++) {
    await delay(BETWEEN * 1000)
    const before = main.said().length
    const begun = performance.now()
    main.send('SIGHUP')
    while (!main.said().slice(before).includes(REPLACED)) await delay(50)
    times.push((performance.now() - begun) / 1000)
  }
  await delay(BETWEEN * 1000)
  load.kill('SIGINT')
  await ended
  await main.kill('SIGTERM')
  /** @type {Load} */
  const { perSecond, failed: broken } = JSON.parse(await readFile(file, 'utf8'))
  failed += broken
  const sorted = times.sort((a, b) => a - b).map((time) => time.toFixed(1))
  console.log(
    `${times.length} rounds with ${workers} workers, each in ${sorted[0]} to ${sorted.at(-1)} s (${sorted[Math.floor(sorted.length / 2)]} in the middle), ` +
      `${perSecond.toFixed(0)} answers a second meanwhile, ${broken} requests failed`,
  )
}

try {
  await administer(cluster.urlOf(''), 'create database portal')
  console.log(`Filling a PostgreSQL with ${Number(options.documents).toLocaleString('en-US')} documents …`)
  const seed = ['scripts/server.mjs', 'seed', '--documents', options.documents, '--without-passages']
  if ((await run(seed)) !== 0) throw new Error('The database could not be filled.')
  console.log('\n| processes | answers a second | all calls: p50 / p95 / p99 | sign-in: p50 / p95 / p99 | failed |')
  console.log('|---|---|---|---|---|')
  for (const number of numbers) await measure(number)
  console.log('')
  if (Number(options.rounds) > 0) await replace(2)
} finally {
  await cluster.remove()
  await rm(work, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0
