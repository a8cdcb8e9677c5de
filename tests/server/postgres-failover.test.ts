import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectPostgres } from '#server/platform/database/postgres.ts'
import { faultsIn, noFaults } from './support/check-writes.ts'
import { administer } from './support/postgres.ts'
import { newLedger, writeRandomly } from './support/random-writes.ts'
import { makeSynchronous, promote, type Replication, startReplication } from './support/replication.ts'
import { type ServerProcess, serveDatabase } from './support/server-process.ts'

let replication: Replication
let server: ServerProcess | undefined

beforeAll(async () => {
  replication = await startReplication(1)
  await makeSynchronous(replication)
})
afterAll(async () => {
  await server?.kill()
  await replication.remove()
})

/** The hosts as `DATABASE_URL` has them, in this order. */
const urlOf = (ports: readonly number[]) =>
  `postgres://postgres@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/portal`

const ports = () => [...replication.replicas, replication.primary].map(({ port }) => port)

test('of several hosts the one that takes writes is used, wherever it stands', async () => {
  const db = connectPostgres(urlOf(ports()))
  const { rows } = await sql`select inet_server_port() as port`.execute(db).finally(() => db.destroy())
  expect(rows).toEqual([{ port: replication.primary.port }])
})

test('a server that refuses a write because it only reads is connected to again', async () => {
  const { primary } = replication
  await administer(primary.urlOf(''), 'create database demoted')
  const setting = (value: string) =>
    administer(primary.urlOf(''), `alter database demoted set default_transaction_read_only = ${value}`)
  await setting('on')
  const db = connectPostgres(primary.urlOf('demoted'))
  const write = () => sql`create table written (id integer)`.execute(db)
  await expect(write()).rejects.toThrow('read-only')
  // It holds for connections that are opened from now on.
  await setting('off')
  await write().finally(() => db.destroy())
})

test('the primary is killed under load and a replica promoted: 503 meanwhile, then everything goes on without a restart, and nothing acknowledged is lost', async () => {
  const { primary, replicas } = replication
  const [replica] = replicas
  if (!replica) throw new Error('There is no replica.')
  server = await serveDatabase({ DATABASE_URL: urlOf(ports()), JWT_SECRET: 'one that only this test knows of' })
  const ledger = newLedger()
  let isOver = false
  const writing = writeRandomly(server.address, ledger, () => isOver)
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await until(() => ledger.acknowledged > 20)
  await primary.stop('killed')
  await until(() => (ledger.answers.get(503) ?? 0) > 5)
  await promote(replica)
  const written = ledger.acknowledged
  await until(() => ledger.acknowledged > written + 20)
  isOver = true
  await writing

  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  const failed = [...ledger.answers.keys()].filter((status) => status === 0 || (status >= 500 && status !== 503))
  expect(failed).toEqual([])
  const db = connectPostgres(replica.urlOf('portal'))
  expect(await faultsIn(db, ledger).finally(() => db.destroy())).toEqual(noFaults)
})
