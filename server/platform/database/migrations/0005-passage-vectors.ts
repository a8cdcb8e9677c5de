import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Replaces the table of 0004: vectors of any model, so of any dimension, with the document at hand, so that a filter needs no
 * join. The index over them depends on the dimension and is made when they are written, see `meaning/write-embeddings.ts`.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table if exists passage_embeddings`.execute(db)
  const installed = await sql`select 1 from pg_extension where extname = 'vector'`.execute(db)
  if (installed.rows.length === 0) return
  await sql`create table passage_embeddings (
    passage_id integer primary key references passages on delete cascade,
    document_id integer not null,
    embedding vector not null
  )`.execute(db)
  await sql`create index passage_embeddings_document on passage_embeddings (document_id)`.execute(db)
}

export const passageVectors: Migration = { up }
