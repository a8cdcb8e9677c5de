import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { withdrawDocuments } from '#server/import/withdraw.ts'
import { fixtureDatabase } from './support/database.ts'
import { users } from './support/fixture.ts'

const db = await fixtureDatabase()
afterAll(() => db.destroy())

const NOW = new Date('2026-11-05T12:00:00Z')

test('a withdrawal waits for a delivery that is under way, and keeps what it has delivered', async () => {
  let withdrawn: Promise<void> | undefined
  await db.transaction().execute(async (sweeping) => {
    // If they waited for each other in a circle, this one would be broken off, not the withdrawal, which is repeated.
    await sql`set local deadlock_timeout = '50ms'`.execute(sweeping)
    await sql`select 1 from arrivals where document_id = 1 for update`.execute(sweeping)
    withdrawn = withdrawDocuments(db, ['LODZ-1'], { reason: 'Wrong.', now: NOW })
    await delay(500)
    const delivery = { user_id: users.full.id, document_id: 1, reasons: '[]', arrived_at: NOW }
    await sweeping.insertInto('deliveries').values(delivery).execute()
  })
  await withdrawn
  const kept = await db.selectFrom('withdrawn_states').select(['user_id', 'document_id', 'arrived_at']).execute()
  expect(kept).toEqual([{ user_id: users.full.id, document_id: 1, arrived_at: NOW }])
})
