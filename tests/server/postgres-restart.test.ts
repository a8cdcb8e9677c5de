import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, startPostgres } from '#scripts/lib/postgres.mjs'
import { migrate } from '#server/platform/database/migrate.ts'
import { connectPostgres } from '#server/platform/database/postgres.ts'
import { faultsIn, noFaults } from './support/check-writes.ts'
import { fillFixture } from './support/fixture.ts'
import { administer } from './support/postgres.ts'
import { addRoadshows, newLedger, writeRandomly } from './support/random-writes.ts'
import { type ServerProcess, serveDatabase } from './support/server-process.ts'

let cluster: Cluster
let server: ServerProcess

beforeAll(async () => {
  cluster = await startPostgres({ durable: true })
  await administer(cluster.urlOf(''), 'create database portal')
  const db = connectPostgres(cluster.urlOf('portal'))
  await migrate(db)
  await fillFixture(db)
  await addRoadshows(db)
  await db.destroy()
  const DATABASE_URL = cluster.urlOf('portal')
  server = await serveDatabase({ DATABASE_URL, JWT_SECRET: 'one that only this test knows of' })
})
afterAll(async () => {
  await server.kill()
  await cluster.remove()
})

test('PostgreSQL restarted under load: 503 meanwhile, then everything goes on, and nothing acknowledged is lost', {
  timeout: 120_000,
}, async () => {
  const ledger = newLedger()
  let isOver = false
  const writing = writeRandomly(server.address, ledger, () => isOver)
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  for (const how of ['immediate', 'fast'] as const) {
    const [written, refused] = [ledger.acknowledged, ledger.answers.get(503) ?? 0]
    await until(() => ledger.acknowledged > written + 20)
    await cluster.stop(how)
    await until(() => (ledger.answers.get(503) ?? 0) > refused + 5)
    await cluster.start()
  }
  const written = ledger.acknowledged
  await until(() => ledger.acknowledged > written + 20)
  isOver = true
  await writing

  const answered = new Set(ledger.answers.keys())
  expect([...answered].filter((status) => status === 0 || (status >= 500 && status !== 503))).toEqual([])
  const db = connectPostgres(cluster.urlOf('portal'))
  expect(await faultsIn(db, ledger).finally(() => db.destroy())).toEqual(noFaults)
})
