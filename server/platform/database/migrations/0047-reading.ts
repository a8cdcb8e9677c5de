import { type Kysely, type Migration, sql } from 'kysely'

/** Which documents users have opened, and which they keep to read later. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table document_reads (
    user_id integer not null references users on delete cascade,
    document_id integer not null references documents on delete cascade,
    read_at timestamptz not null,
    primary key (user_id, document_id)
  )`.execute(db)
  await sql`create table reading_list (
    user_id integer not null references users on delete cascade,
    document_id integer not null references documents on delete cascade,
    saved_at timestamptz not null,
    primary key (user_id, document_id)
  )`.execute(db)
  // A document that is deleted takes its rows along; without these that would read both tables whole.
  await sql`create index document_reads_document on document_reads (document_id)`.execute(db)
  await sql`create index reading_list_document on reading_list (document_id)`.execute(db)
}

export const reading: Migration = { up }
