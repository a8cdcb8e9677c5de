import { type Kysely, type Migration, sql } from 'kysely'

/** Dimension of the embedded word vectors. */
const DIMENSION = 100

/** Skipped on a PostgreSQL without pgvector: everything but search by meaning works there. */
async function up(db: Kysely<unknown>): Promise<void> {
  const available = await sql`select 1 from pg_available_extensions where name = 'vector'`.execute(db)
  if (available.rows.length === 0) return
  await sql`create extension if not exists vector`.execute(db)
  await sql`create table passage_embeddings (
    passage_id integer primary key references passages on delete cascade,
    model text not null,
    embedding vector(${sql.lit(DIMENSION)}) not null
  )`.execute(db)
  await sql`create index passage_embeddings_near on passage_embeddings
    using hnsw (embedding vector_cosine_ops)`.execute(db)
}

export const passageEmbeddings: Migration = { up }
