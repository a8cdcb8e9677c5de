import { type Kysely, type Migration, sql } from 'kysely'

/** Why an event was cancelled, as its attendees were told. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table roadshows add column cancel_reason text`.execute(db)
}

export const cancelReasons: Migration = { up }
