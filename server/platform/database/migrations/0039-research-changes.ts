import { type Kysely, type Migration, sql } from 'kysely'

/** Which notes' changes everybody may know, and an index by which the note before is found. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column is_public boolean not null default false`.execute(db)
  await sql`create index documents_focus on documents (primary_focus_id, target_price_date)
    where target_price is not null`.execute(db)
}

export const researchChanges: Migration = { up }
