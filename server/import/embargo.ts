import { type Kysely, sql } from 'kysely'
import { classifyFailure } from '#server/platform/database/failures.ts'
import { RELEASE_MARK } from '#server/platform/database/import-mark.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { ManifestRecord } from './manifest.ts'
import { changeIndexed } from './reindex.ts'
import type { Content } from './text.ts'
import { analyzeIfChanged, lockDocuments, setMark, writeDocument } from './write.ts'

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

/** Writes a document at once, in place of what is held of its reference, within a transaction. Returns its id. */
export async function publishDocument(
  transaction: Db,
  record: ManifestRecord,
  content: Content,
  hash: string,
): Promise<number> {
  const id = await writeDocument(transaction, record, content, hash)
  await dropHeld(transaction, record.reference)
  return id
}

/** The same with what lists, counts and searches read. */
export const publishIndexed = (
  transaction: Db,
  record: ManifestRecord,
  content: Content,
  hash: string,
): Promise<void> =>
  changeIndexed(transaction, [record.reference], async () => [
    await publishDocument(transaction, record, content, hash),
  ])

type Due = { hash: string; record: StoredRecord; content: Omit<Content, 'bytes'>; bytes: Uint8Array | null }

/** All that is held of a reference until its time. */
export type Held = { hash: string; availableAt: Date; record: ManifestRecord; content: Content }

/** What is held of these references, for the desk. */
export async function loadHeld(db: Db, references: readonly string[]): Promise<Map<string, Held>> {
  const rows = await db
    .selectFrom('embargoed_documents')
    .selectAll()
    .where(sql<boolean>`reference = any(${references}::text[])`)
    .execute()
  return new Map(
    rows.map(({ reference, available_at, content_hash, record, content, bytes }) => [
      reference,
      {
        hash: content_hash,
        availableAt: available_at,
        record: revive(record as StoredRecord),
        content: { ...(content as Due['content']), bytes: bytes ?? undefined },
      },
    ]),
  )
}

const revive = ({ publishedAt, availableAt, ...record }: StoredRecord): ManifestRecord => ({
  ...record,
  publishedAt: new Date(publishedAt),
  availableAt: new Date(availableAt),
})

/**
 * Publishes these documents within a transaction, if they are still due, with what lists and searches read. Returns how many.
 */
export async function publishHeld(transaction: Db, references: readonly string[], now: Date): Promise<number> {
  // In the order of an import, so that neither waits for the other.
  await lockDocuments(transaction)
  const { rows } = await sql<Due>`
    delete from embargoed_documents where reference in (
      select reference from embargoed_documents
      where reference = any(${references}::text[]) and available_at <= ${now}
      order by available_at, reference for update skip locked)
    returning content_hash as hash, record, content, bytes`.execute(transaction)
  if (rows.length === 0) return 0
  const due = rows.map(({ record }) => record.reference)
  await changeIndexed(transaction, due, async () => {
    const ids: number[] = []
    for (const { hash, record, content, bytes } of rows)
      ids.push(await writeDocument(transaction, revive(record), { ...content, bytes: bytes ?? undefined }, hash))
    return ids
  })
  await setMark(transaction, RELEASE_MARK)
  return rows.length
}

/** Publishes these documents, if they are still due: all of them or none. Returns how many. */
const publish = (db: Db, references: readonly string[], now: Date): Promise<number> =>
  db.transaction().execute((transaction) => publishHeld(transaction, references, now))

type OnFailure = (reference: string, error: unknown) => void

/** Publishes documents together. If that fails, each half by itself, so that one that cannot be published holds up no others. */
async function publishApart(db: Db, references: readonly string[], now: Date, onFailure: OnFailure): Promise<number> {
  try {
    return await publish(db, references, now)
  } catch (error) {
    // Smaller parts do not help against a database that cannot be reached.
    if (classifyFailure(error) === 'unavailable') throw error
    const [first = '', ...others] = references
    if (others.length === 0) {
      onFailure(first, error)
      return 0
    }
    const middle = Math.ceil(references.length / 2)
    const before = await publishApart(db, references.slice(0, middle), now, onFailure)
    return before + (await publishApart(db, references.slice(middle), now, onFailure))
  }
}

/**
 * Publishes the documents whose time has come. Those that cannot be published stay held; `onFailure` hears of each. Several
 * processes never publish the same one. Returns how many were published.
 */
export async function releaseDue(db: Db, now: Date, onFailure: OnFailure): Promise<number> {
  const due = await db
    .selectFrom('embargoed_documents')
    .select('reference')
    .where('available_at', '<=', now)
    .orderBy('available_at')
    .orderBy('reference')
    .execute()
  if (due.length === 0) return 0
  const references = due.map(({ reference }) => reference)
  const released = await publishApart(db, references, now, onFailure)
  if (released > 0) await analyzeIfChanged(db)
  return released
}
