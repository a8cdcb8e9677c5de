import { type Kysely, sql } from 'kysely'
import { writeDocumentIndex } from '#server/platform/database/document-index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { SeedDocument } from '../generate/document.ts'
import { documentRow } from './rows.ts'

/** Rows in one statement: a row has up to 45 parameters, and a statement takes 65,535. */
const BATCH = 200

async function writeBatch(db: Kysely<Database>, documents: readonly SeedDocument[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('documents').values(documents.map(documentRow)).execute()
    const bodies = documents.filter(({ html }) => html !== '')
    await transaction
      .insertInto('document_bodies')
      .values(bodies.map(({ id, html }) => ({ document_id: id, html })))
      .execute()
  })
}

/** Writes documents as they are generated, a batch in a transaction. */
export async function writeDocuments(
  db: Kysely<Database>,
  documents: Iterable<SeedDocument>,
  onWritten: (count: number) => void,
): Promise<void> {
  let batch: SeedDocument[] = []
  let written = 0
  const flush = async () => {
    await writeBatch(db, batch)
    written += batch.length
    batch = []
    onWritten(written)
  }
  for (const document of documents) {
    batch.push(document)
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
}

/** Fills what follows from the documents: which of them a tag has, and how many. */
export async function linkDocuments(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`insert into document_tags (tag_id, document_id, published_at)
      select unnest(tag_ids), id, published_at from documents order by 1, 3 desc`.execute(transaction)
    await sql`update tags set doc_count = counted.count
      from (select tag_id, count(*)::int as count from document_tags group by tag_id) counted
      where tags.id = counted.tag_id`.execute(transaction)
    await writeDocumentIndex(transaction)
  })
}
