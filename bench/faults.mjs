// @ts-check
// Kills the server with `kill -9`, round after round, on the embedded database and on a private PostgreSQL, in the middle of random
// writes, and looks each time whether anything is gone that was acknowledged. With `--deliveries`, kills it in the middle of a sweep
// and of the queueing of mails, on PostgreSQL two servers at once, and looks whether each user gets each document in one mail.
//
//   node bench/faults.mjs [--deliveries] [--rounds 20] [--database embedded|postgres]
//
// The exit code is 1 when something is lost, half done or there twice.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { startPostgres } from '#scripts/lib/postgres.mjs'
import { bundleTestServer } from '#scripts/lib/server-bundle.mjs'

if (!(await bundleTestServer())) process.exit(1)
register()
const { migrate } = await import('#server/platform/database/migrate.ts')
const { openDatabase } = await import('#server/platform/database/open.ts')
const { deliveryRounds } = await import('#tests/server/support/delivery-rounds.ts')
const { noFaults } = await import('#tests/server/support/check-writes.ts')
const { fillFixture } = await import('#tests/server/support/fixture.ts')
const { killRounds } = await import('#tests/server/support/kill-rounds.ts')
const { administer } = await import('#tests/server/support/postgres.ts')

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    database: { type: 'string' },
    deliveries: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
if (!Number.isInteger(rounds) || rounds < 1 || !['embedded', 'postgres', undefined].includes(options.database)) {
  console.error('Usage: node bench/faults.mjs [--deliveries] [--rounds 20] [--database embedded|postgres]')
  process.exit(2)
}

/**
 * @param {string} name
 * @param {{ env: NodeJS.ProcessEnv, open: () => Promise<import('#server/platform/database/open.ts').OpenDatabase> }} stored
 */
async function runDeliveries(name, stored) {
  const { undisturbed, faults } = await deliveryRounds(stored, rounds, (round, left) =>
    console.log(
      `${name}: round ${round} of ${rounds}, killed in the middle of the ${left.what}: ${left.deliveries} deliveries of ` +
        `${left.sweepers} sweeps, ${left.waiting} documents waiting, ${left.mails} mails, ${left.unmailed} deliveries without one`,
    ),
  )
  const wrong = [...undisturbed.filter((line) => !line.endsWith(' 1')), ...faults]
  console.log(
    `${name}: killed ${rounds} times; ${undisturbed.length} deliveries a round; lost or twice: ${wrong.length}`,
  )
  if (wrong.length === 0) return
  console.error(wrong.join('\n'))
  process.exitCode = 1
}

/** @param {string} name @param {string} url of a PostgreSQL's database, or '' @param {string} directory */
async function run(name, url, directory) {
  const open = () => openDatabase({ url, directory })
  const { db, close } = await open()
  await migrate(db)
  await fillFixture(db).finally(close)
  const env = { DATA_DIR: directory, DATABASE_URL: url }
  if (options.deliveries) return runDeliveries(name, { env, open })
  const { faults, ledger } = await killRounds({ env, open }, rounds, (round, { acknowledged }) =>
    console.log(`${name}: round ${round} of ${rounds}, ${acknowledged} writes acknowledged so far`),
  )
  const wrong = faults.filter((found) => !isDeepStrictEqual(found, noFaults))
  console.log(
    `${name}: killed ${rounds} times; ${ledger.acknowledged} writes acknowledged, of them ${ledger.events.length} events and ` +
      `${ledger.roadshows.length} registrations; rounds with something lost or half done: ${wrong.length}`,
  )
  if (wrong.length === 0) return
  console.error(JSON.stringify(wrong, null, 2))
  process.exitCode = 1
}

/** @param {(directory: string) => Promise<void>} work */
async function inDirectory(work) {
  const directory = await mkdtemp(join(tmpdir(), 'research-portal-faults-'))
  await work(directory).finally(() => rm(directory, { recursive: true, force: true }))
}

if (options.database !== 'postgres') await inDirectory((directory) => run('embedded', '', directory))
if (options.database !== 'embedded') {
  const cluster = await startPostgres({ durable: true })
  await administer(cluster.urlOf(''), 'create database portal')
  await inDirectory((directory) => run('postgres', cluster.urlOf('portal'), directory)).finally(() => cluster.remove())
}
