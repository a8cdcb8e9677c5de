import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { fixtureDatabase } from './support/database.ts'
import { users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'

const db = await fixtureDatabase()
afterAll(() => db.destroy())

const NOW = new Date('2026-11-05T12:00:00Z')
const LATER = new Date('2026-11-05T12:01:00Z')
const FOLLOWERS = 250
const meaning = { unavailable: 'off' }

beforeEach(async () => {
  for (const table of ['follows', 'saved_searches', 'deliveries'] as const) await db.deleteFrom(table).execute()
  await db.updateTable('preferences').set({ cris: '[]', access_rows: '[]' }).execute()
  await db.updateTable('arrivals').set({ arrived_at: '2026-01-01T00:00:00Z' }).execute()
  await db.updateTable('arrivals').set({ arrived_at: null }).where('document_id', '=', 1).execute()
})

async function countDeliveries(): Promise<number> {
  return (await db.selectFrom('deliveries').select('user_id').execute()).length
}

async function countWaiting(): Promise<number> {
  return (await db.selectFrom('arrivals').select('document_id').where('arrived_at', 'is', null).execute()).length
}

const save = (query: string) =>
  db
    .insertInto('saved_searches')
    .values({ user_id: users.full.id, name: query, query, alerts: true, created_at: NOW, seen_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()

const followedBy = (userId: number) =>
  db.insertInto('follows').values({ user_id: userId, tag_id: ids.lodz, followed_at: NOW }).execute()

const reasonsOf = async (userId: number) =>
  (await db.selectFrom('deliveries').select('reasons').where('user_id', '=', userId).execute()).flatMap(({ reasons }) =>
    reasons.map(({ kind, id }) => `${kind} ${id}`),
  )

// PostgreSQL takes no text with a null character.
const FAILING = 'search_term=margins%00&libraries=All'
const WORKING = 'search_term=margins&libraries=All'

test('a saved search that fails stops no other, and gets what it has missed from the next sweep', async () => {
  const failing = await save(FAILING)
  const working = await save(WORKING)
  await followedBy(users.europe.id)
  const failed: (readonly number[])[] = []
  const onSearchFailure = (_error: unknown, searches: readonly number[]) => failed.push(searches)
  expect(await sweep(db, { now: NOW, meaning, onSearchFailure })).toBe(1)
  expect(failed).toEqual([[failing.id]])
  expect(await countWaiting()).toBe(0)
  expect(await reasonsOf(users.full.id)).toEqual([`saved_search ${working.id}`])
  expect(await reasonsOf(users.europe.id)).toEqual([`follow ${ids.lodz}`])

  await db.deleteFrom('deliveries').execute()
  await sweep(db, { now: LATER, meaning, onSearchFailure })
  expect(failed).toEqual([[failing.id], [failing.id]])
  await db.updateTable('saved_searches').set({ query: WORKING }).where('id', '=', failing.id).execute()
  await sweep(db, { now: LATER, meaning, onSearchFailure })
  expect(failed).toHaveLength(2)
  expect(await reasonsOf(users.full.id)).toEqual([`saved_search ${failing.id}`])
})

test('what failed searches have missed is delivered once', async () => {
  const { id } = await save(FAILING)
  await sweep(db, { now: NOW, meaning })
  await db.updateTable('saved_searches').set({ query: WORKING }).where('id', '=', id).execute()
  await sweep(db, { now: LATER, meaning })
  expect(await countDeliveries()).toBe(1)
  await db.deleteFrom('deliveries').execute()
  await sweep(db, { now: new Date(LATER.getTime() + 60_000), meaning })
  expect(await countDeliveries()).toBe(0)
})

test('a document that is broken off in the middle of its users is continued there', async () => {
  await sql`insert into users (id, username, name, created_at)
    select 1000 + n, 'many' || n || '@example.com', 'Many ' || n, now() from generate_series(1, ${FOLLOWERS}::int) n`.execute(
    db,
  )
  await sql`insert into entitlements (user_id, level) select id, 3 from users where id > 1000`.execute(db)
  await sql`insert into follows (user_id, tag_id, followed_at) select id, ${ids.lodz}::int, now() from users where id > 1000`.execute(
    db,
  )
  // Closes ever later, until something has been stored.
  for (let steps = 1; (await countDeliveries()) === 0; steps++) {
    let left = steps
    await sweep(db, { now: NOW, meaning, isClosing: () => left-- <= 0 })
  }
  expect(await countDeliveries()).toBeLessThan(FOLLOWERS)
  expect(await countWaiting()).toBe(1)
  const stored = await db.selectFrom('deliveries').select('user_id').execute()
  await db
    .deleteFrom('follows')
    .where(
      'user_id',
      'in',
      stored.map(({ user_id }) => user_id),
    )
    .execute()
  expect(await sweep(db, { now: LATER, meaning })).toBe(1)
  expect(await countDeliveries()).toBe(FOLLOWERS)
  expect(await countWaiting()).toBe(0)
})

test('what a failed search has missed adds its reason to a document that came for another one, without another mail', async () => {
  const { id } = await save(FAILING)
  await followedBy(users.full.id)
  await sweep(db, { now: NOW, meaning })
  await db.updateTable('deliveries').set({ mailed_at: NOW, read_at: NOW }).execute()
  await db.updateTable('saved_searches').set({ query: WORKING }).where('id', '=', id).execute()
  await sweep(db, { now: LATER, meaning })
  expect(await reasonsOf(users.full.id)).toEqual([`follow ${ids.lodz}`, `saved_search ${id}`])
  const rows = await db.selectFrom('deliveries').select(['mailed_at', 'read_at']).execute()
  expect(rows).toEqual([{ mailed_at: NOW, read_at: NOW }])
})

test('a tag that is inactive brings nothing, since no list shows that it is followed', async () => {
  const setInactive = (inactive: boolean) =>
    db.updateTable('tags').set({ inactive }).where('id', '=', ids.lodz).execute()
  await followedBy(users.full.id)
  await setInactive(true)
  expect(await sweep(db, { now: NOW, meaning })).toBe(1)
  await setInactive(false)
  expect(await countDeliveries()).toBe(0)
})
