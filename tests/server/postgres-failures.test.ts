import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { connectPostgres, type PoolLimits } from '#server/platform/database/postgres.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type CreatedDatabase, createDatabase } from './support/postgres.ts'

const UNAVAILABLE = {
  errors: ['The service is not available at the moment. Please try again soon.'],
  status: 503,
}

let created: CreatedDatabase
let holder: Kysely<Database>
const opened: { app: FastifyInstance; db: Kysely<Database> }[] = []

beforeAll(async () => {
  created = await createDatabase(inject('postgres') ?? '', 'fixture')
  holder = connectPostgres(created.url)
})
afterAll(async () => {
  await holder.destroy()
  await created.drop()
})
afterEach(async () => {
  for (const { app, db } of opened.splice(0)) {
    await app.close()
    await db.destroy()
  }
})

async function open(limits: Partial<PoolLimits> = {}, url = created.url) {
  const db = connectPostgres(url, limits)
  const app = await buildApp({ db, jwtSecret: new Uint8Array(32), allowedOrigins: [] })
  opened.push({ app, db })
  return { db, get: () => app.inject('/api/footer_content') }
}

/** Keeps everybody from a table while `work` runs. */
const holdingContents = (work: () => Promise<void>) =>
  holder.transaction().execute(async (transaction) => {
    await sql`lock table contents in access exclusive mode`.execute(transaction)
    await work()
  })

test('a statement that takes too long is ended and answered with a 503 that says so', async () => {
  const { get } = await open({ statementTimeout: 500 })
  await holdingContents(async () => {
    const answer = await get()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('10')
    expect(answer.json()).toEqual({
      errors: ['This took too long and was ended. Please ask for less, or try again later.'],
      status: 503,
    })
  })
  expect((await get()).statusCode).toBe(200)
})

test('who waits too long for what another transaction holds is answered with a 503', async () => {
  const { get } = await open({ lockTimeout: 100 })
  await holdingContents(async () => {
    expect((await get()).json()).toEqual(UNAVAILABLE)
  })
})

test('who gets no connection of the pool in time is answered with a 503, and with a page once one is free', async () => {
  const { db, get } = await open({ size: 1, connectTimeout: 1_500 })
  await db.connection().execute(async () => {
    const answer = await get()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual(UNAVAILABLE)
  })
  expect((await get()).statusCode).toBe(200)
})

test('a database that is not there is answered with a 503 in the shape of the contract', async () => {
  const { get } = await open({}, 'postgres://postgres@127.0.0.1:9/portal')
  const answer = await get()
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual(UNAVAILABLE)
})

test('a connection that is lost within a transaction fails it, and neither the process nor the pool', async () => {
  const { db, get } = await open({ size: 1 })
  const attempt = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(holder)
    await sql`select 1`.execute(transaction)
  })
  await expect(attempt).rejects.toThrow()
  expect((await get()).statusCode).toBe(200)
})

test('a transaction that is left open is ended by the database', async () => {
  const { db, get } = await open({ size: 1, transactionTimeout: 100 })
  const gone = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(holder)
    if (rows.length > 0) await gone()
  }
  const attempt = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction)
    await gone()
    await sql`select 1`.execute(transaction)
  })
  await expect(attempt).rejects.toThrow()
  expect((await get()).statusCode).toBe(200)
})

/** A way to the database that can fall silent: what is sent goes nowhere, and nobody says so. */
async function openTunnel() {
  const target = new URL(created.url)
  const port = Number(target.port)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = createConnection(port, target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', (chunk) => isSilent || to.write(chunk))
      from.on('close', () => isSilent || to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'object' && address) target.port = String(address.port)
  return {
    url: target.href,
    setSilent: (value: boolean) => {
      isSilent = value
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a database that does not answer any more is a 503, and its connections are not used again', async () => {
  const tunnel = await openTunnel()
  const { get } = await open({ size: 1, statementTimeout: 1_000, connectTimeout: 5_000 }, tunnel.url)
  expect((await get()).statusCode).toBe(200)
  tunnel.setSilent(true)
  expect((await get()).json()).toEqual(UNAVAILABLE)
  tunnel.setSilent(false)
  expect((await get()).statusCode).toBe(200)
  tunnel.close()
})
