import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { fixtureDatabase } from './support/database.ts'
import { users } from './support/fixture.ts'

const db = await fixtureDatabase()
afterAll(() => db.destroy())

const NOW = new Date('2026-11-05T12:00:00Z')
const LATER = new Date('2026-11-05T12:01:00Z')

test('a search that has failed is asked again only when no other process is delivering', async () => {
  const search = { user_id: users.full.id, name: 'Margins', query: 'search_term=margins&libraries=All', alerts: true }
  await db
    .insertInto('saved_searches')
    .values({ ...search, created_at: NOW, seen_at: NOW, failed_since: NOW })
    .execute()
  await db.updateTable('arrivals').set({ arrived_at: '2026-01-01T00:00:00Z' }).execute()
  await db.updateTable('arrivals').set({ arrived_at: null }).where('document_id', '=', 1).execute()
  const swept = () => sweep(db, { now: LATER, meaning: { unavailable: 'off' } })
  const failedSince = async () =>
    (await db.selectFrom('saved_searches').select('failed_since').executeTakeFirst())?.failed_since

  await db.transaction().execute(async (other) => {
    await sql`select 1 from arrivals where document_id = 1 for update`.execute(other)
    await swept()
    expect(await failedSince()).toEqual(NOW)
    // The other process ends without the search.
    await other.updateTable('arrivals').set({ arrived_at: LATER }).where('document_id', '=', 1).execute()
  })
  await swept()
  expect(await failedSince()).toBeNull()
  const delivered = await db.selectFrom('deliveries').select(['user_id', 'document_id']).execute()
  expect(delivered).toEqual([{ user_id: users.full.id, document_id: 1 }])
})
