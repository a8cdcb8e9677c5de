import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { takeBackWith } from '#server/delivery/mails/take-back.ts'
import { writeDocumentIndex } from '#server/platform/database/document-index.ts'
import { IMPORT_MARK, type RELEASE_MARK } from '#server/platform/database/import-mark.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { searchVectors } from '#server/platform/database/search-vectors.ts'
import { languageNamed } from '#server/platform/text/languages.ts'
import type { ManifestRecord } from './manifest.ts'
import { findOrAddTags } from './tags.ts'
import type { Content } from './text.ts'
import { restoreStates } from './withdrawn-states.ts'

type Db = Kysely<Database>

/** PostgreSQL takes a megabyte of words of one document. */
const MOST_SEARCHED = 400_000

/** Changes with anything that a document is made of. */
export const hashRecord = (record: ManifestRecord, bytes: Uint8Array): string =>
  createHash('sha256').update(JSON.stringify(record)).update('\0').update(bytes).digest('hex')

/** What the database has of a reference: nothing, a document of other origin, or an imported one. */
export async function findImported(
  db: Db,
  reference: string,
): Promise<{ id: number; hash: string | null } | undefined> {
  return db
    .selectFrom('documents')
    .leftJoin('document_files', 'document_id', 'id')
    .select(['id', 'content_hash as hash'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** The ids of the references that are documents. */
export async function findIds(db: Db, references: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from documents where reference = any(${references}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

async function writeParts(
  db: Db,
  id: number,
  { hash, version }: { hash: string; version: number },
  content: Content,
): Promise<void> {
  await db.insertInto('document_bodies').values({ document_id: id, html: content.html }).execute()
  const bytes = content.bytes ? Buffer.from(content.bytes) : null
  await db.insertInto('document_files').values({ document_id: id, content_hash: hash, version, bytes }).execute()
}

/** The version that is published next under an id: 1, and one more for each correction. */
async function nextVersion(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`select coalesce(
    (select version from document_files where document_id = ${id}),
    (select version from withdrawn_documents where document_id = ${id}),
    (select 1 from documents where id = ${id})) as version`.execute(db)
  return (rows[0]?.version ?? 0) + 1
}

/** Lets nobody else write documents until the end of the transaction. */
export const lockDocuments = (transaction: Db) =>
  sql`lock table tags, documents in share row exclusive mode`.execute(transaction)

/** The id after the last one, also of a document that was withdrawn, whose address must not lead to another one. */
async function nextDocumentId(transaction: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) + 1 as id from (
      select max(id) as id from documents union all select max(document_id) from withdrawn_documents) known`.execute(
    transaction,
  )
  return rows[0]?.id ?? 1
}

/**
 * Writes a document with its tags, text and file, within a transaction. Lists and counts show it once the index is written. One of
 * the same reference keeps its id and how often it was read. Returns the id.
 */
export async function writeDocument(
  transaction: Db,
  record: ManifestRecord,
  content: Content,
  hash: string,
): Promise<number> {
  await lockDocuments(transaction)
  const { ids, typeId, tickerIds, names } = await findOrAddTags(transaction, record)
  const known = await findImported(transaction, record.reference)
  const primary = [...ids.companies, ...ids.sectors]
  const other = [...ids.sub_sectors, ...ids.regions, ...ids.countries, ...ids.asset_classes, ...ids.languages]
  const { title, subtitle, summary } = record
  const language = languageNamed(record.tags.languages)
  const row = {
    reference: record.reference,
    title,
    subtitle,
    summary,
    document_type: record.documentType,
    library: record.library,
    language,
    published_at: record.publishedAt,
    page_count: content.pages,
    media_type: content.mediaType,
    preview: true,
    contact_email: record.contactEmail,
    region: record.tags.regions.length > 0 ? record.tags.regions.join(', ') : null,
    primary_focus_id: primary[0] ?? null,
    analyst_ids: ids.analysts,
    primary_tag_ids: primary,
    other_tag_ids: other,
    tag_ids: [...new Set([...primary, ...other, ...ids.analysts, ...tickerIds, typeId])],
    region_ids: ids.regions,
    asset_class_ids: ids.asset_classes,
    preview_level: record.previewLevel,
    download_level: Math.max(record.previewLevel, record.downloadLevel),
    ...searchVectors({ title, subtitle, summary, names, body: content.text.slice(0, MOST_SEARCHED) }, language),
  }
  const withdrawn = await transaction
    .selectFrom('withdrawn_documents')
    .select('document_id as id')
    .where('reference', '=', record.reference)
    .executeTakeFirst()
  const id = known?.id ?? withdrawn?.id ?? (await nextDocumentId(transaction))
  const version = await nextVersion(transaction, id)
  if (known) {
    // A digest that waits has the title, the rating and the access of before.
    await takeBackWith(transaction, [id], new Date())
    await transaction.updateTable('documents').set(row).where('id', '=', id).execute()
    for (const table of ['document_bodies', 'document_tags', 'document_files', 'passages'] as const) {
      await transaction.deleteFrom(table).where('document_id', '=', id).execute()
    }
  } else
    await transaction
      .insertInto('documents')
      .values({ id, ...row })
      .execute()
  await writeParts(transaction, id, { hash, version }, content)
  await transaction
    .insertInto('document_tags')
    .values(row.tag_ids.map((tag_id) => ({ tag_id, document_id: id, published_at: row.published_at })))
    .execute()
  if (withdrawn) await restoreStates(transaction, id)
  await transaction.deleteFrom('withdrawn_documents').where('reference', '=', record.reference).execute()
  return id
}

type Mark = typeof IMPORT_MARK | typeof RELEASE_MARK

/** Says that there are documents that are not found yet, and when the last one was written. */
export const setMark = (db: Db, key: Mark = IMPORT_MARK) => {
  const updated_at = new Date()
  return db
    .insertInto('meta')
    .values({ key, value: 'begun', updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at }))
    .execute()
}

/** Whether an import has written documents and not come to its end. */
export const isUnfinished = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('meta').select('key').where('key', '=', IMPORT_MARK).executeTakeFirst()) !== undefined

/** Writes what lists, counts and searches read of all documents, within a transaction. */
export async function writeIndex(transaction: Db): Promise<void> {
  await sql`update tags set doc_count = counted.count
      from (select tags.id, count(document_id)::int as count from tags left join document_tags on tag_id = tags.id group by 1) counted
      where tags.id = counted.id and doc_count <> counted.count`.execute(transaction)
  await writeDocumentIndex(transaction)
}

/** Lets the planner know how much there is by now. */
const analyzeDocuments = (db: Db) => sql`analyze documents, document_search, document_sets, document_tags`.execute(db)

/** The same once a tenth of the documents has come or gone since: one more or less changes no plan. */
export async function analyzeIfChanged(db: Db): Promise<void> {
  const { rows } = await sql<{ isDue: boolean }>`
    select abs(coalesce(sum(documents), 0) - reltuples) > reltuples / 10 as "isDue"
    from pg_class left join search_blocks on true where pg_class.oid = 'documents'::regclass group by reltuples`.execute(
    db,
  )
  if (rows[0]?.isDue) await analyzeDocuments(db)
}

/** Says that an import, or a release, has come to its end. */
export const clearMark = (db: Db, key: Mark = IMPORT_MARK) => db.deleteFrom('meta').where('key', '=', key).execute()

/** The imported documents with a text that search by meaning does not know; `among` leaves out all others. */
export async function idsWithoutPassages(db: Db, among?: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select document_id as id from document_files
    where not exists (select 1 from passages where passages.document_id = document_files.document_id)
      ${among ? sql`and document_id = any(${among}::int[])` : sql``}
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}
