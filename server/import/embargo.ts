import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { ManifestRecord } from './manifest.ts'
import type { Content } from './text.ts'
import { analyzeDocuments, lockDocuments, writeDocument, writeIndex } from './write.ts'

type Db = Kysely<Database>

/** A date becomes text in JSON. */
type StoredRecord = Omit<ManifestRecord, 'publishedAt' | 'availableAt'> & { publishedAt: string; availableAt: string }

/** What is held of a reference until its time. */
export const findHeld = (db: Db, reference: string): Promise<{ hash: string } | undefined> =>
  db
    .selectFrom('embargoed_documents')
    .select('content_hash as hash')
    .where('reference', '=', reference)
    .executeTakeFirst()

/** Forgets what is held of a reference. */
export const dropHeld = async (db: Db, reference: string): Promise<void> => {
  await db.deleteFrom('embargoed_documents').where('reference', '=', reference).execute()
}

/** Holds a document until its time, in place of what was held of its reference. */
export async function holdDocument(
  db: Db,
  record: ManifestRecord & { availableAt: Date },
  { bytes, ...content }: Content,
  hash: string,
): Promise<void> {
  const row = {
    available_at: record.availableAt,
    content_hash: hash,
    record: JSON.stringify(record),
    content: JSON.stringify(content),
    bytes: bytes ? Buffer.from(bytes) : null,
  }
  await db
    .insertInto('embargoed_documents')
    .values({ reference: record.reference, ...row })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(row))
    .execute()
}

type Due = { hash: string; record: StoredRecord; content: Omit<Content, 'bytes'>; bytes: Uint8Array | null }

const revive = ({ publishedAt, availableAt, ...record }: StoredRecord): ManifestRecord => ({
  ...record,
  publishedAt: new Date(publishedAt),
  availableAt: new Date(availableAt),
})

/**
 * Publishes the documents whose time has come: all of them with what lists and searches read, or nothing. Several processes never
 * take the same ones. Returns how many there were.
 */
export async function releaseDue(db: Db, now: Date): Promise<number> {
  const isDue = db.selectFrom('embargoed_documents').select('reference').where('available_at', '<=', now).limit(1)
  if (!(await isDue.executeTakeFirst())) return 0
  const released = await db.transaction().execute(async (transaction) => {
    // In the order of an import, so that neither waits for the other.
    await lockDocuments(transaction)
    const { rows } = await sql<Due>`
      delete from embargoed_documents where reference in (
        select reference from embargoed_documents where available_at <= ${now}
        order by available_at, reference for update skip locked)
      returning content_hash as hash, record, content, bytes`.execute(transaction)
    for (const { hash, record, content, bytes } of rows)
      await writeDocument(transaction, revive(record), { ...content, bytes: bytes ?? undefined }, hash)
    if (rows.length > 0) await writeIndex(transaction)
    return rows.length
  })
  if (released > 0) await analyzeDocuments(db)
  return released
}
