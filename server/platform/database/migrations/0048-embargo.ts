import { type Kysely, type Migration, sql } from 'kysely'

/** Documents that are imported before their time, and those that were withdrawn. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table embargoed_documents (
    reference text primary key,
    available_at timestamptz not null,
    content_hash text not null,
    record json not null,
    content json not null,
    bytes bytea
  )`.execute(db)
  await sql`create index embargoed_documents_due on embargoed_documents (available_at)`.execute(db)
  await sql`create table withdrawn_documents (
    document_id integer primary key,
    reference text not null unique,
    reason text not null,
    withdrawn_at timestamptz not null
  )`.execute(db)
}

export const embargo: Migration = { up }
