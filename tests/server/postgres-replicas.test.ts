import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { withdrawDocuments } from '#server/import/withdraw.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/open.ts'
import type { Replica } from '#server/platform/database/replica.ts'
import type { Replicas } from '#server/platform/database/replicas.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { checkAnswers } from './support/contract.ts'
import { PASSWORD, type UserName, users } from './support/fixture.ts'
import { type Replication, startReplication } from './support/replication.ts'
import { SECRET } from './support/secret.ts'

const NOW = new Date('2026-11-05T12:00:00Z')
/** Longer than any test takes, so that only what a test is about keeps reads from the replicas. */
const HOUR = 3_600_000

let replication: Replication
let db: Kysely<Database>
let database: OpenDatabase
let replicas: Replicas
let app: FastifyInstance
const tokens = new Map<UserName, string>()

async function open(lagLimit: number) {
  const opened = await openDatabase({
    url: replication.primary.urlOf('portal'),
    readUrls: replication.replicas.map(({ urlOf }) => urlOf('portal')),
    lagLimit,
    directory: '',
  })
  const served = await buildApp({
    db: opened.db,
    replicas: opened.replicas,
    jwtSecret: new TextEncoder().encode(SECRET),
    allowedOrigins: [],
    clock: () => NOW,
    watch: checkAnswers,
  })
  return { opened, served }
}

const call = (user: UserName, path: string, body?: object, on = app) =>
  on.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${tokens.get(user)}` },
    ...(body && { payload: body }),
  })

type Listed = { id: string; title: string; saved: boolean; permissioned: boolean }

async function list(user: UserName, on = app): Promise<Listed[]> {
  const answer = await call(user, 'web_documents', undefined, on)
  expect(answer.statusCode).toBe(200)
  return answer.json().records
}

const titleFor = async (user: UserName, id: string, on = app) =>
  (await list(user, on)).find((document) => document.id === id)?.title

const countOnReplicas = () => [...replicas.onReplicas.values()].reduce((sum, count) => sum + count, 0)

const rename = (id: number, title: string) => db.updateTable('documents').set({ title }).where('id', '=', id).execute()

/** Waits until every replica has what the primary has now, and this process knows it. */
async function caughtUp(): Promise<void> {
  const { rows } = await sql<{
    now: string
  }>`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as now`.execute(db)
  const now = BigInt(rows[0]?.now ?? 0)
  const isCurrent = ({ state, replayed }: Replica) => state === 'ready' && replayed >= now
  await vi.waitFor(() => expect(replicas.all.every(isCurrent)).toBe(true), { timeout: 30_000, interval: 20 })
}

beforeAll(async () => {
  replication = await startReplication(2)
  const { opened, served } = await open(HOUR)
  if (!opened.replicas) throw new Error('There are no replicas.')
  ;[database, db, replicas, app] = [opened, opened.db, opened.replicas, served]
  for (const name of ['full', 'europe', 'trial'] as const) {
    const payload = { username: users[name].username, password: PASSWORD }
    tokens.set(name, (await app.inject({ method: 'POST', url: '/api/auth', payload })).json().token)
  }
  await caughtUp()
})
afterEach(() => replication.resume().catch(() => {}))
afterAll(async () => {
  await app.close()
  await database.close()
  await replication.remove()
})

test('a list is answered by a replica, and the metrics say by which', async () => {
  await rename(1, 'Before')
  await caughtUp()
  await replication.pause()
  await rename(1, 'After')
  expect(await titleFor('full', '1')).toBe('Before')
  const name = replicas.all[users.full.id % 2]?.name
  const { body } = await app.inject({ url: '/metrics' })
  expect(body).toMatch(new RegExp(`portal_database_reads_total\\{target="${name}"\\} [1-9]`))
  expect(body).toContain(`portal_replica_state{replica="${name}",state="ready"} 1`)
  await replication.resume()
  await vi.waitFor(async () => expect(await titleFor('full', '1')).toBe('After'), 20_000)
})

test('a user sees what the user has written while others still read from the replicas', async () => {
  await caughtUp()
  await replication.pause()
  const savedFor = async (user: UserName) => (await list(user)).find(({ id }) => id === '1')?.saved
  expect(await savedFor('full')).toBe(false)
  expect((await call('full', 'current_user/reading_list', { document_id: '1', saved: true })).statusCode).toBe(200)
  expect(await savedFor('full')).toBe(true)
  const before = countOnReplicas()
  await list('europe')
  expect(countOnReplicas()).toBe(before + 1)
})

test('an opened document is marked as read in the list at once', async () => {
  await caughtUp()
  await replication.pause()
  await call('europe', 'web_document_by_id?document_id=1')
  const found = (await call('europe', 'web_documents')).json().records.find(({ id }: Listed) => id === '1')
  expect(found.read_at).not.toBeNull()
})

test('an entitlement that is taken away closes documents at once, in lists that a replica still answers', async () => {
  await caughtUp()
  await replication.pause()
  const countOpen = async () => (await list('trial')).filter(({ permissioned }) => permissioned).length
  const open = await countOpen()
  await db.deleteFrom('entitlements').where('user_id', '=', users.trial.id).execute()
  const before = countOnReplicas()
  expect(await countOpen()).toBeLessThan(open)
  expect(countOnReplicas()).toBe(before + 1)
})

test('a document with a higher level is closed at once, and no replica that lacks this is asked', async () => {
  await caughtUp()
  await replication.pause()
  const isOpen = async () => (await list('europe')).find(({ id }) => id === '1')?.permissioned
  expect(await isOpen()).toBe(true)
  const before = countOnReplicas()
  await db.updateTable('documents').set({ preview_level: 9, download_level: 9 }).where('id', '=', 1).execute()
  expect(await isOpen()).toBe(false)
  expect(countOnReplicas()).toBe(before)
})

test('a withdrawn document is gone at once, and the replicas are asked again when they have replayed it', async () => {
  await caughtUp()
  await replication.pause()
  const holds = async () => (await list('full')).some(({ id }) => id === '2')
  expect(await holds()).toBe(true)
  const { reference } = await db
    .selectFrom('documents')
    .select('reference')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  await withdrawDocuments(db, [reference], { reason: 'Wrong figures.', now: NOW })
  const before = countOnReplicas()
  expect(await holds()).toBe(false)
  expect(countOnReplicas()).toBe(before)
  await replication.resume()
  await caughtUp()
})

test('a replica that lags more than the limit is not asked', async () => {
  await caughtUp()
  const { opened, served } = await open(1)
  try {
    await replication.pause()
    await rename(3, 'Renamed')
    await vi.waitFor(
      () => expect(opened.replicas?.all.map(({ state }) => state)).toEqual(['lagging', 'lagging']),
      20_000,
    )
    expect(await titleFor('full', '3', served)).toBe('Renamed')
    expect(opened.replicas?.all.every(({ lag = 0 }) => lag > 1)).toBe(true)
  } finally {
    await served.close()
    await opened.close()
  }
})

test('nothing is written through a database for reads, neither on a replica nor on the primary', async () => {
  await caughtUp()
  const onReplica = await replicas.readsFor(users.full.id)
  const { rows } = await sql`select pg_is_in_recovery() as is_standby,
    current_setting('default_transaction_read_only') as is_read_only`.execute(onReplica)
  expect(rows).toEqual([{ is_standby: true, is_read_only: 'on' }])
  await expect(onReplica.deleteFrom('follows').execute()).rejects.toThrow('for reads')
  await expect(sql`delete from follows`.execute(onReplica)).rejects.toThrow('for reads')
  await expect(
    sql`with gone as (delete from follows returning 1) select * from gone`.execute(onReplica),
  ).rejects.toThrow('read-only')
  await expect(onReplica.transaction().execute(async () => {})).rejects.toThrow('single statements')
  await replication.pause()
  await replicas.noteWrite(users.full.id)
  const onPrimary = await replicas.readsFor(users.full.id)
  await expect(onPrimary.deleteFrom('follows').execute()).rejects.toThrow('for reads')
})

test('when the replicas are killed every list is answered, by the primary; one that is back is asked again', async () => {
  await caughtUp()
  const [first] = replication.replicas
  await Promise.all(replication.replicas.map(({ stop }) => stop('killed')))
  for (let round = 0; round < 5; round++) await Promise.all([list('full'), list('europe')])
  await vi.waitFor(() => expect(replicas.all.map(({ state }) => state)).toEqual(['down', 'down']), 20_000)
  await list('full')
  await first?.start()
  await vi.waitFor(() => expect(replicas.all[0]?.state).toBe('ready'), 20_000)
  const before = countOnReplicas()
  await vi.waitFor(async () => {
    await list('full')
    expect(countOnReplicas()).toBeGreaterThan(before)
  }, 20_000)
})
