// @ts-check
// What read replicas bring: fills a PostgreSQL, makes streaming replicas of it, and puts 50 clients on a server with 0, 1 and 2 of
// them. The clients are two users, since a user stays with one replica.
//
//   node bench/replicas.mjs [--documents 100000] [--replicas 0,1,2] [--seconds 60]
//
// Exit code 1 when any request failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    replicas: { type: 'string', default: '0,1,2' },
    seconds: { type: 'string', default: '60' },
  },
})
const numbers = options.replicas.split(',').map(Number)
const CLIENTS = 50

/** @typedef {{ perSecond: number, failed: number, figures: Record<string, import('./lib/measure.mjs').Figures> }} Load */

const work = await mkdtemp(join(tmpdir(), 'research-portal-replicas-'))
const primary = await startPostgres({ durable: true })
/** @type {import('#scripts/lib/postgres.mjs').Cluster[]} */
const replicas = []
const env = { DATABASE_URL: primary.urlOf('portal'), DATA_DIR: work }
const users = [seedAccounts.full, seedAccounts.regions]

/** @param {string[]} args */
async function run(args) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code
}

/** @param {string} address @param {typeof users[number]} user @returns {Promise<Load>} */
async function load(address, { username, password }) {
  const file = join(work, `${username}.json`)
  const share = ['--clients', String(CLIENTS / users.length), '--seconds', options.seconds]
  await run(['bench/load.mjs', username, password, address, ...share, '--json', file])
  return JSON.parse(await readFile(file, 'utf8'))
}

/** How many requests read from each database, by the metrics. @param {string} address */
async function countReads(address) {
  const lines = (await (await fetch(`${address}/metrics`)).text()).split('\n')
  const counts = lines.filter((line) => line.startsWith('portal_database_reads_total{'))
  return (
    counts.map((line) => line.replace(/^.*target="([^"]*)".* (\d+)$/, '$1 $2')).join(', ') || 'all from the primary'
  )
}

/** @param {number} count */
async function measure(count) {
  while (replicas.length < count) replicas.push(await startPostgres({ durable: true, follows: primary }))
  const DATABASE_READ_URL = replicas
    .slice(0, count)
    .map(({ urlOf }) => urlOf('portal'))
    .join(',')
  const main = await runMain({ ...env, DATABASE_READ_URL })
  await main.ready()
  const loads = await Promise.all(users.map((user) => load(main.address, user)))
  const reads = await countReads(main.address)
  await main.kill('SIGTERM')
  const sum = (/** @type {'perSecond' | 'failed'} */ name) => loads.reduce((total, one) => total + one[name], 0)
  const { p50 = 0, p95 = 0, p99 = 0 } = loads[0]?.figures.all ?? {}
  const times = [p50, p95, p99].map((value) => value.toFixed(0)).join(' / ')
  console.log(`| ${[count, sum('perSecond').toFixed(0), times, reads, sum('failed')].join(' | ')} |`)
  if (sum('failed') > 0) process.exitCode = 1
}

try {
  await administer(primary.urlOf(''), 'create database portal')
  console.log(`Filling a PostgreSQL with ${Number(options.documents).toLocaleString('en-US')} documents …`)
  const seed = ['scripts/server.mjs', 'seed', '--documents', options.documents, '--without-passages']
  if ((await run(seed)) !== 0) throw new Error('The database could not be filled.')
  console.log('\n| replicas | answers a second | p50 / p95 / p99 of the first user | reads by database | failed |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const count of numbers) await measure(count)
} finally {
  await Promise.all([...replicas, primary].map((cluster) => cluster.remove()))
  await rm(work, { recursive: true, force: true })
}
