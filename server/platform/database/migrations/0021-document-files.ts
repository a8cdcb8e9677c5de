import { type Kysely, type Migration, sql } from 'kysely'

/** The files of imported documents. Those that are compressed already are not compressed again. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table document_files (
    document_id integer primary key references documents on delete cascade,
    content_hash text not null,
    bytes bytea
  )`.execute(db)
  await sql`alter table document_files alter column bytes set storage external`.execute(db)
}

export const documentFiles: Migration = { up }
