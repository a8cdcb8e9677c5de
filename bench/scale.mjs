// @ts-check
// What the server does with ever more documents: fills a database of its own for each number, measures every call alone, then 50
// clients at once on one process and, on PostgreSQL, on two that share the database.
//
//   node bench/scale.mjs [--database embedded|postgres] [--documents 5200,100000] [--runs 30] [--seconds 60]
//     [--out directory] [--plans file.md]
//
// `--out` keeps the figures as JSON, `--plans` (PostgreSQL) the plans of the slowest statement of the calls that matter at the
// last number. A growth of 0 is one that the number of documents does nothing to; 1 is twice the time for twice the documents.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { startPostgres } from '#scripts/lib/postgres.mjs'
import { keepPlans, writePlans } from './lib/plans.mjs'

register()
const { seedAccounts } = await import('#demo/data/accounts.ts')
const { runMain } = await import('#tests/server/support/main-process.ts')
const { administer } = await import('#tests/server/support/postgres.ts')

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    documents: { type: 'string', default: '5200,100000' },
    runs: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '60' },
    out: { type: 'string' },
    plans: { type: 'string' },
  },
})
const numbers = options.documents.split(',').map(Number)
const isPostgres = options.database === 'postgres'
if (!(isPostgres || options.database === 'embedded') || !numbers.every((number) => number >= 1000)) {
  console.error(
    'Usage: node bench/scale.mjs [--database embedded|postgres] [--documents 5200,100000] [--out directory]',
  )
  process.exit(2)
}

/** Runs a script of the project to its end. @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
async function run(args, env = {}) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

/** @typedef {import('./lib/measure.mjs').Figures} Figures */
/** @typedef {{ documents: number, calls: Record<string, Figures> }} Result */

const work = await mkdtemp(join(tmpdir(), 'research-portal-scale-'))
const out = options.out ?? work
await mkdir(out, { recursive: true })
const cluster = isPostgres ? await startPostgres({ durable: true }) : undefined
const { username, password } = seedAccounts.full
const secret = randomBytes(32).toString('hex')

/** @param {number} documents @returns {Promise<Result>} */
async function measureWith(documents) {
  const name = `portal_${documents}`
  if (cluster) await administer(cluster.urlOf(''), `create database ${name}`)
  const DATA_DIR = join(work, name)
  const env = {
    DATA_DIR,
    DATABASE_URL: cluster?.urlOf(name) ?? '',
    JWT_SECRET: secret,
  }
  console.log(`\n${options.database}, ${documents.toLocaleString('en-US')} documents`)
  await run(['scripts/server.mjs', 'seed', '--documents', String(documents)], env)
  const servers = [await runMain(env)]
  try {
    await servers[0]?.ready()
    if (cluster) servers.push(await runMain({ ...env, DATA_DIR: `${DATA_DIR}-2` }))
    await servers.at(-1)?.ready()
    const addresses = servers.map(({ address }) => address)
    const first = /** @type {string} */ (addresses[0])
    const fileOf = (/** @type {string} */ what) => join(out, `${options.database}-${documents}-${what}.json`)
    await run(['bench/api.mjs', first, username, password, '--runs', options.runs, '--json', fileOf('calls')])
    const load = ['bench/load.mjs', username, password]
    const limits = ['--seconds', options.seconds]
    await run([...load, first, ...limits, '--json', fileOf('load-1')])
    if (addresses.length > 1) await run([...load, ...addresses, ...limits, '--json', fileOf('load-2')])
    await run([...load, first, ...limits, '--slow', '--json', fileOf('load-slow')])
    if (cluster && options.plans && documents === numbers.at(-1)) {
      await keepPlans(cluster, name)
      await writePlans({ documents, address: first, username, password, file: options.plans })
    }
    return { documents, calls: JSON.parse(await readFile(fileOf('calls'), 'utf8')) }
  } finally {
    for (const server of servers) await server.kill()
  }
}

/** @param {Result} small @param {Result} large @param {string} name */
function growthOf(small, large, name) {
  const [before, after] = [small.calls[name]?.p50, large.calls[name]?.p50]
  if (!before || !after || small === large) return ''
  return (Math.log(after / before) / Math.log(large.documents / small.documents)).toFixed(2)
}

/** @param {readonly Result[]} results */
function tableOf(results) {
  const [first, last] = [results[0], results.at(-1)]
  if (!first || !last) return ''
  const heads = results.map(({ documents }) => `${documents.toLocaleString('en-US')}: p50 / p95 / p99`)
  const rows = Object.keys(last.calls).map((name) => {
    const cells = results.map(({ calls }) => {
      const { p50, p95, p99 } = calls[name] ?? {}
      return p50 === undefined ? '' : [p50, p95, p99].map((value) => value?.toFixed(0)).join(' / ')
    })
    return `| ${[name, ...cells, growthOf(first, last, name)].join(' | ')} |`
  })
  return [`| call | ${heads.join(' | ')} | growth |`, `|${' --- |'.repeat(heads.length + 2)}`, ...rows].join('\n')
}

try {
  /** @type {Result[]} */
  const results = []
  for (const documents of numbers) results.push(await measureWith(documents))
  const table = tableOf(results)
  console.log(`\nMilliseconds, ${options.database}\n\n${table}`)
  await writeFile(join(out, `${options.database}.md`), `${table}\n`)
} finally {
  await cluster?.remove()
  await rm(work, { recursive: true, force: true })
}
