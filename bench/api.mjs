// @ts-check
// Measures a running server, call by call, as a client on this machine sees it: median, 95th percentile and longest time.
//
//   node bench/api.mjs http://127.0.0.1:4173 full@demo.example Full-Access-1 [--runs 100] [--json out.json] [--against earlier.json]
//     [--only 'search|meaning'] [--pid 1234]
//
// `--json` keeps the figures, `--against` prints how much longer each call takes than in such a file. `--only` chooses calls by a
// regular expression. `--pid` is the server's process: in place of time on the clock, its processor time is measured, which can be
// compared on a machine that others use (Linux).
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { callsOf } from './lib/api-calls.mjs'
import { signIn } from './lib/api-client.mjs'
import { measure, processorTime } from './lib/measure.mjs'

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '100' },
    json: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    pid: { type: 'string' },
  },
})
const [address, username, password] = positionals
const runs = Number(options.runs)
if (!address || !username || !password || !Number.isInteger(runs) || runs < 1) {
  console.error(
    'Usage: node bench/api.mjs <address> <username> <password> [--runs n] [--json file] [--against file] [--only pattern] [--pid id]',
  )
  process.exit(2)
}

/** @typedef {import('./lib/measure.mjs').Figures} Figures */

/** @type {Record<string, Figures>} */
const earlier = options.against ? JSON.parse(await readFile(options.against, 'utf8')) : {}
/** @type {Record<string, Figures>} */
const results = {}

const client = await signIn(address, username, password)
const calls = Object.entries(await callsOf(client.get)).filter(([name]) => new RegExp(options.only).test(name))
const now = options.pid ? processorTime(options.pid) : undefined
for (const [name, call] of calls) {
  const figures = await measure(call, runs, now).catch((reason) => {
    if (reason?.status !== 503 && reason?.status !== 404) throw reason
    console.log(`${name.padEnd(40)} left out: ${reason.message}`)
  })
  if (!figures) continue
  results[name] = figures
  const before = earlier[name]
  const milliseconds = (/** @type {number} */ value) => `${value.toFixed(1).padStart(8)} ms`
  const growth = before ? `   ${(figures.p95 / before.p95).toFixed(1).padStart(5)} × the earlier p95` : ''
  const line = `p50 ${milliseconds(figures.p50)}   p95 ${milliseconds(figures.p95)}   max ${milliseconds(figures.max)}`
  console.log(`${name.padEnd(40)} ${line}${growth}`)
}
if (options.json) await writeFile(options.json, `${JSON.stringify(results, null, 2)}\n`)
