import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { system } from '#server/platform/audit/actor.ts'
import { startChain } from '#server/platform/audit/chain.ts'
import { purgeAudit } from '#server/platform/audit/purge.ts'
import { auditRow, writeAudit } from '#server/platform/audit/repository.ts'
import { verifyAudit } from '#server/platform/audit/verify.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { purgeEvents } from '#server/site/analytics/repository.ts'
import { fixtureDatabase } from './support/database.ts'
import { users } from './support/fixture.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = new Date('2026-11-05T12:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY)

let db: Kysely<Database>

beforeAll(async () => {
  db = await fixtureDatabase()
})
afterAll(() => db.destroy())
beforeEach(async () => {
  await db.deleteFrom('events').execute()
  await db.deleteFrom('audit').execute()
  await startChain(db)
})

const entry = (subject: string) => ({ actor: system, action: 'test', subject })

/** So many rows, one a day, the last of them today. */
const addRows = async (count: number) => {
  const rows = Array.from({ length: count }, (_, place) => auditRow(entry(`x/${place}`), ago(count - 1 - place)))
  for (let from = 0; from < count; from += 500)
    await db
      .insertInto('audit')
      .values(rows.slice(from, from + 500))
      .execute()
}

const addEvents = async (count: number, at: Date) => {
  const rows = Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    user_id: users.full.id,
    event_type: 'Search',
    url: '/',
    created_at: at,
  }))
  await db.insertInto('events').values(rows).execute()
}

const numbers = async () =>
  (await db.selectFrom('audit').select('number').orderBy('number').execute()).map((r) => r.number)

test('old rows of the audit go, the rest is still one chain, and the purge is on record', async () => {
  await addRows(10)
  expect(await purgeAudit(db, ago(3.5), NOW)).toBe(6)
  expect(await numbers()).toEqual([7, 8, 9, 10, 11])
  const last = await db.selectFrom('audit').selectAll().where('number', '=', 11).executeTakeFirstOrThrow()
  expect(last).toMatchObject({ actor: 'system', action: 'audit.purge', at: NOW, detail: { rows: 6, last: 6 } })
  expect(await verifyAudit(db)).toMatchObject({ rows: 5, faults: [] })
  expect(await purgeAudit(db, ago(3.5), NOW)).toBe(0)
  await writeAudit(db, entry('x/new'), NOW)
  expect(await verifyAudit(db)).toMatchObject({ rows: 6, faults: [] })
})

test('a row that is removed after a purge still shows, the first one as well', async () => {
  await addRows(10)
  await purgeAudit(db, ago(3.5), NOW)
  await db.deleteFrom('audit').where('number', '=', 7).execute()
  expect((await verifyAudit(db)).faults).toEqual(['Row 7 is missing.'])
})

test('an anchor from before the purge no longer counts, one at its end and one after it do', async () => {
  await addRows(10)
  const rows = await db.selectFrom('audit').select(['number', 'hash']).orderBy('number').execute()
  await purgeAudit(db, ago(3.5), NOW)
  for (const row of [rows[0], rows[5], rows[8]]) expect((await verifyAudit(db, row)).faults).toEqual([])
  const wrong = { number: 6, hash: 'f'.repeat(64) }
  expect((await verifyAudit(db, wrong)).faults).toEqual(['Row 6 is another one than was written down.'])
})

test('the whole record may be old', async () => {
  await addRows(3)
  expect(await purgeAudit(db, new Date(NOW.getTime() + 1), NOW)).toBe(3)
  expect(await numbers()).toEqual([4])
  expect((await verifyAudit(db)).faults).toEqual([])
})

test('an old row behind a newer one waits until that is old: the chain loses its beginning and nothing else', async () => {
  await writeAudit(db, entry('x/0'), ago(9))
  await writeAudit(db, entry('x/1'), ago(1))
  await writeAudit(db, entry('x/2'), ago(9))
  expect(await purgeAudit(db, ago(5), NOW)).toBe(1)
  expect(await numbers()).toEqual([2, 3, 4])
})

test('a purge takes a thousand rows at a time', async () => {
  await addRows(2_300)
  const steps = [
    await purgeAudit(db, ago(0.5), NOW),
    await purgeAudit(db, ago(0.5), NOW),
    await purgeAudit(db, ago(0.5), NOW),
  ]
  expect(steps).toEqual([1000, 1000, 299])
  expect((await verifyAudit(db)).faults).toEqual([])
})

test('several who purge and write at once leave a chain that is whole', async () => {
  await addRows(30)
  await Promise.all([
    ...Array.from({ length: 4 }, () => purgeAudit(db, ago(10), NOW)),
    ...Array.from({ length: 12 }, (_, place) => writeAudit(db, entry(`y/${place}`), NOW)),
  ])
  expect((await verifyAudit(db)).faults).toEqual([])
  expect((await numbers()).length).toBe(11 + 12 + 1)
})

test('R126 old events go, a thousand at a time, and newer ones stay', async () => {
  await addEvents(1_200, ago(500))
  await addEvents(5, ago(300))
  expect([await purgeEvents(db, ago(400)), await purgeEvents(db, ago(400)), await purgeEvents(db, ago(400))]).toEqual([
    1000, 200, 0,
  ])
  expect(await db.selectFrom('events').select('id').execute()).toHaveLength(5)
})

test('a running server purges by itself: what its settings say, from the beginning', async () => {
  await addRows(20)
  await addEvents(1_500, ago(8))
  await addEvents(2, ago(1))
  const app = await buildApp({
    db,
    jwtSecret: new Uint8Array(32),
    allowedOrigins: [],
    clock: () => NOW,
    retention: { audit: 4.5 * DAY, events: 7 * DAY, usage: 30 * DAY },
  })
  await app.ready()
  await vi.waitFor(async () => expect((await numbers()).length).toBe(6), 20_000)
  expect(await db.selectFrom('events').select('id').execute()).toHaveLength(2)
  await app.close()
  expect((await verifyAudit(db)).faults).toEqual([])
})
