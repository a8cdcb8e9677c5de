// @ts-check
// Kills the primary of a PostgreSQL with `kill -9` under clients that write, promotes its replica, and looks how many requests fail
// until writes go on, and whether anything is gone that was acknowledged. Each round makes both clusters afresh.
//
//   node bench/failover.mjs [--rounds 10] [--asynchronous] [--pause 0]
//
// `--asynchronous` commits without waiting for the replica, which may then lack the last writes; `--pause` is the number of seconds
// until it is promoted, as a program that watches the primary needs some. Exit code 1 when something is lost although the replica is
// synchronous, or when a request fails with anything but a 503.
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { bundleTestServer } from '#scripts/lib/server-bundle.mjs'

if (!(await bundleTestServer())) process.exit(1)
register()
const { connectPostgres } = await import('#server/platform/database/postgres.ts')
const { faultsIn } = await import('#tests/server/support/check-writes.ts')
const { newLedger, writeRandomly } = await import('#tests/server/support/random-writes.ts')
const { makeDurable, makeSynchronous, promote, startReplication } = await import('#tests/server/support/replication.ts')
const { serveDatabase } = await import('#tests/server/support/server-process.ts')

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    asynchronous: { type: 'boolean', default: false },
    pause: { type: 'string', default: '0' },
  },
})

/** Writes that are acknowledged before the primary is killed, and after. */
const WRITES = 100

/** @param {import('#tests/server/support/check-writes.ts').Faults} faults */
const countLost = ({ lostEvents, lostRegistrations, preferencesLost, passwordLost }) =>
  lostEvents.length + lostRegistrations.length + Number(preferencesLost) + Number(passwordLost)

async function round() {
  const replication = await startReplication(1)
  const [replica] = replication.replicas
  if (!replica) throw new Error('There is no replica.')
  await (options.asynchronous ? makeDurable(replication) : makeSynchronous(replication))
  const hosts = [replication.primary, replica].map(({ port }) => `127.0.0.1:${port}`).join(',')
  const server = await serveDatabase({
    DATABASE_URL: `postgres://postgres@${hosts}/portal`,
    JWT_SECRET: 'one that only this bench knows of',
  })
  try {
    const ledger = newLedger()
    let isOver = false
    const writing = writeRandomly(server.address, ledger, () => isOver)
    /** @param {number} count */
    const acknowledged = async (count) => {
      while (ledger.acknowledged < count) await delay(5)
    }
    await acknowledged(WRITES)
    await replication.primary.stop('killed')
    const killed = performance.now()
    await delay(Number(options.pause) * 1000)
    const promoted = performance.now()
    await promote(replica)
    const before = ledger.acknowledged
    await acknowledged(before + 1)
    const healthy = performance.now()
    await acknowledged(before + WRITES)
    isOver = true
    await writing
    const db = connectPostgres(replica.urlOf('portal'))
    const faults = await faultsIn(db, ledger).finally(() => db.destroy())
    const refused = ledger.answers.get(503) ?? 0
    const others = [...ledger.answers].filter(([status]) => status === 0 || (status >= 500 && status !== 503))
    return {
      acknowledged: ledger.acknowledged,
      refused,
      others: others.reduce((sum, [, count]) => sum + count, 0),
      lost: countLost(faults),
      half: faults.halfRegistrations,
      afterKill: (healthy - killed) / 1000,
      afterPromotion: (healthy - promoted) / 1000,
    }
  } finally {
    await server.kill()
    await replication.remove()
  }
}

console.log('| round | acknowledged | 503 | other failures | lost | half done | s from kill | s from promotion |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (let number = 1; number <= Number(options.rounds); number++) {
  const { acknowledged, refused, others, lost, half, afterKill, afterPromotion } = await round()
  const times = [afterKill, afterPromotion].map((time) => time.toFixed(2))
  console.log(`| ${[number, acknowledged, refused, others, lost, half, ...times].join(' | ')} |`)
  if (others > 0 || half > 0 || (lost > 0 && !options.asynchronous)) process.exitCode = 1
}
