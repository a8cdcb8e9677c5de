import { type Kysely, type Migration, sql } from 'kysely'

/** What a withdrawn document was, so that it can be put back, and how often a document was corrected. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_files add column version integer not null default 1`.execute(db)
  await sql`alter table withdrawn_documents
    add column version integer not null default 1,
    add column kept json,
    add column bytes bytea`.execute(db)
  // Files are compressed already.
  await sql`alter table withdrawn_documents alter column bytes set storage external`.execute(db)
}

export const keptDocuments: Migration = { up }
