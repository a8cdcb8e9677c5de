import { type Kysely, type Migration, sql } from 'kysely'

/** How far a document has been delivered, and since when a saved search has missed documents because it failed. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table arrivals add column delivered_to integer not null default 0`.execute(db)
  await sql`alter table saved_searches add column failed_since timestamptz`.execute(db)
  await sql`create index saved_searches_failed on saved_searches (id) where failed_since is not null`.execute(db)
}

export const deliveryProgress: Migration = { up }
