import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type Embedder, vectorText } from './embedder.ts'
import { distinct, isZero, type Model, measureModel, writeModel } from './model.ts'
import { type Passage, parsePassages } from './passages.ts'

type Db = Kysely<Database>

/** Documents in a transaction. */
const BATCH = 250

/** Documents that the model is measured on, at most twice as many. */
const SAMPLED = 300

/** Whether the database has pgvector, so that vectors can be kept. */
export async function keepsVectors(db: Db): Promise<boolean> {
  const found = await sql`select 1 from pg_class where relname = 'passage_embeddings'
    and pg_table_is_visible(oid)`.execute(db)
  return found.rows.length > 0
}

async function measure(db: Db, embedder: Embedder): Promise<Omit<Model, 'probes'>> {
  const bodies = await sql<{ html: string }>`select html from document_bodies
    join (select document_id, row_number() over (order by document_id) as place, count(*) over () as total
      from document_bodies) placed using (document_id)
    where place % greatest(1, total / ${sql.lit(SAMPLED)}) = 0 order by document_id`.execute(db)
  const texts = bodies.rows.flatMap(({ html }) => parsePassages(html).map(({ text }) => text))
  return measureModel(embedder, await embedder.embed(texts))
}

async function empty(db: Db, dimension: number): Promise<void> {
  await writeModel(db, undefined)
  await sql`drop index if exists passage_embeddings_near`.execute(db)
  await sql`truncate table passages cascade`.execute(db)
  await sql`alter table passage_embeddings
    alter column embedding type vector(${sql.lit(dimension)})`.execute(db)
}

type Placed = Passage & { id: number; documentId: number }

/** Writes passages within a transaction. One whose words the model does not know gets no vector: nothing finds it. */
async function writeBatch(
  transaction: Db,
  passages: readonly Placed[],
  vectors: readonly Float32Array[],
): Promise<void> {
  const known = passages.flatMap(({ id, documentId }, index) => {
    const vector = vectors[index]
    return vector && !isZero(vector) ? { id, documentId, vector: vectorText(vector) } : []
  })
  await sql`insert into passages (id, document_id, page, ord, text)
    select * from unnest(${passages.map(({ id }) => id)}::int[],
      ${passages.map(({ documentId }) => documentId)}::int[], ${passages.map(({ page }) => page)}::int[],
      ${passages.map(({ ord }) => ord)}::int[], ${passages.map(({ text }) => text)}::text[])`.execute(transaction)
  await sql`insert into passage_embeddings (passage_id, document_id, embedding)
    select id, document, embedding::vector from unnest(${known.map(({ id }) => id)}::int[],
      ${known.map(({ documentId }) => documentId)}::int[], ${known.map(({ vector }) => vector)}::text[])
      as rows(id, document, embedding)`.execute(transaction)
}

/**
 * Embeds documents that came later, in place of what there was of them, by the model that the others were embedded with.
 * @throws Error when the embedder fails; the documents before are done then
 */
export async function addPassages(
  db: Db,
  { embedder, model }: { embedder: Embedder; model: Model },
  ids: readonly number[],
  onProgress: (done: number) => void,
): Promise<void> {
  for (const [index, documentId] of ids.entries()) {
    const body = await db
      .selectFrom('document_bodies')
      .select('html')
      .where('document_id', '=', documentId)
      .executeTakeFirst()
    const passages = parsePassages(body?.html ?? '')
    const vectors = await embedder.embed(passages.map(({ text }) => text))
    const toDistinct = (vector: Float32Array) => (isZero(vector) ? vector : distinct(vector, model.common))
    await db.transaction().execute(async (transaction) => {
      // Ids go on from the last one, also where several processes add documents.
      await sql`lock table passages in share row exclusive mode`.execute(transaction)
      const last = await transaction
        .selectFrom('passages')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst()
      await transaction.deleteFrom('passages').where('document_id', '=', documentId).execute()
      const placed = passages.map((passage, place) => ({ ...passage, id: (last?.id ?? 0) + 1 + place, documentId }))
      if (placed.length > 0) await writeBatch(transaction, placed, vectors.map(toDistinct))
    })
    onProgress(index + 1)
  }
}

/** Passages that a search compares by the index. */
const COMPARED = 20_000

/** Few lists enough that dividing into them is quick, many enough that a search reads a small part. */
function chooseDivision(passages: number): { lists: number; probes: number } {
  const lists = Math.max(1, Math.round(Math.sqrt(passages) / 2.5))
  return { lists, probes: Math.min(lists, Math.ceil((COMPARED * lists) / Math.max(1, passages))) }
}

/** Memory for dividing a million passages into lists. */
const INDEX_MEMORY = '256MB'

async function buildIndex(db: Db, lists: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('maintenance_work_mem', ${INDEX_MEMORY}, true)`.execute(transaction)
    await sql`create index passage_embeddings_near on passage_embeddings
      using ivfflat (embedding vector_ip_ops) with (lists = ${sql.lit(lists)})`.execute(transaction)
  })
}

/**
 * Takes every document's body apart into passages and embeds them, in place of what was there. Search by meaning is off
 * until it is through. `onProgress` is told how many documents are done.
 * @throws Error when the embedder fails; what was there before is gone then
 */
export async function indexPassages(db: Db, embedder: Embedder, onProgress: (done: number) => void): Promise<void> {
  await empty(db, embedder.dimension)
  await sql`analyze document_bodies`.execute(db)
  const model = await measure(db, embedder)
  let last = -1
  let done = 0
  let count = 0
  for (;;) {
    const bodies = await db
      .selectFrom('document_bodies')
      .selectAll()
      .where('document_id', '>', last)
      .orderBy('document_id')
      .limit(BATCH)
      .execute()
    last = bodies.at(-1)?.document_id ?? last
    if (bodies.length === 0) break
    const passages = bodies.flatMap(({ document_id, html }) =>
      parsePassages(html).map((passage) => ({ ...passage, id: ++count, documentId: document_id })),
    )
    const vectors = await embedder.embed(passages.map(({ text }) => text))
    const distinctive = vectors.map((vector) => (isZero(vector) ? vector : distinct(vector, model.common)))
    await db.transaction().execute((transaction) => writeBatch(transaction, passages, distinctive))
    done += bodies.length
    onProgress(done)
  }
  const { lists, probes } = chooseDivision(count)
  await buildIndex(db, lists)
  // Without statistics the planner reads all passages where it needs a few.
  await sql`analyze passages, passage_embeddings`.execute(db)
  await writeModel(db, { ...model, probes })
}
