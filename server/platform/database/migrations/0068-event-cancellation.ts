import { type Kysely, type Migration, sql } from 'kysely'

/** When an event was cancelled; it stays in the lists, marked. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table roadshows add column cancelled_at timestamptz`.execute(db)
}

export const eventCancellation: Migration = { up }
