import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type DocumentRow, selectDocuments } from '#server/documents/repository.ts'
import { type Held, loadHeld } from '#server/import/embargo.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type Page, toRowRange } from '#server/platform/http/lists/paging.ts'
import { findsWords, toWords } from '../finds-words.ts'

type Db = Kysely<Database>

/** A published document, or one as it was when it was withdrawn. */
type Published = Omit<DocumentRow, 'published_at'> & { published_at: Date }

type Withdrawn = { id: number; reason: string; at: Date; canPutBack: boolean }

/** All that there is of a reference: it may be published and have a correction that is held. */
export type Found = {
  reference: string
  document: Published | undefined
  hash: string
  version: number
  /** Bytes of the file; null: it is made from the text. */
  size: number | null
  held: Held | undefined
  withdrawn: Withdrawn | undefined
}

export type Filter = { term: string; state: 'published' | 'embargo' | 'withdrawn' | undefined }

const named = ['Analyst', 'Company', 'Ticker']

/** Documents whose title, reference, companies or analysts have every word. */
function findsDocument(term: string): RawBuilder<SqlBool> {
  const found = toWords(term).map(
    (word) => sql<SqlBool>`(${findsWords(sql`concat_ws(' ', d.title, d.reference)`, word)}
      or d.tag_ids && array(select id from tags where category = any(${named}::text[])
        and ${findsWords(sql`concat_ws(' ', value, ticker)`, word)}))`,
  )
  return found.length > 0 ? sql`${sql.join(found, sql` and `)}` : sql`true`
}

const findsHeld = (term: string) =>
  findsWords(
    sql`concat_ws(' ', e.record->>'title', e.reference, e.record->'tags'->>'companies', e.record->'tags'->>'analysts')`,
    term,
  )

const findsWithdrawn = (term: string) =>
  findsWords(sql`concat_ws(' ', w.kept->'document'->>'title', w.reference)`, term)

/** What the list is made of: every reference once. */
const allOf = (term: string) => sql`
  select d.reference, d.published_at, true as is_published, e.reference is not null as is_held, false as is_withdrawn
    from documents d left join embargoed_documents e using (reference)
    where ${findsDocument(term)}
  union all
  select e.reference, (e.record->>'publishedAt')::timestamptz, false, true, false from embargoed_documents e
    where not exists (select from documents d where d.reference = e.reference) and ${findsHeld(term)}
  union all
  select w.reference, coalesce((w.kept->'document'->>'published_at')::timestamptz, w.withdrawn_at), false, false, true
    from withdrawn_documents w
    where not exists (select from embargoed_documents e where e.reference = w.reference) and ${findsWithdrawn(term)}`

const conditions: Readonly<Record<NonNullable<Filter['state']>, RawBuilder<SqlBool>>> = {
  published: sql`is_published`,
  embargo: sql`is_held`,
  withdrawn: sql`is_withdrawn`,
}

/** A page of the documents, newest first, regardless of who may read them. */
export async function listDocuments(
  db: Db,
  { term, state, page }: Filter & { page: Page },
): Promise<{ found: Found[]; total: number }> {
  const source = sql`(${allOf(term)}) as found where ${state ? conditions[state] : sql`true`}`
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${source}`.execute(db)
  const { offset, count } = toRowRange(page)
  const keys = await sql<{ reference: string }>`select reference from ${source}
    order by published_at desc, reference limit ${count} offset ${offset}`.execute(db)
  const references = keys.rows.map(({ reference }) => reference)
  const found = await loadFound(db, references)
  return {
    found: references.flatMap((reference) => found.get(reference) ?? []),
    total: Math.min(counted.rows[0]?.total ?? 0, page.limit),
  }
}

type FileRow = { document_id: number; hash: string; version: number; size: number | null }

async function loadFiles(db: Db, ids: readonly number[]): Promise<Map<number, FileRow>> {
  const { rows } = await sql<FileRow>`select document_id, content_hash as hash, version, length(bytes) as size
    from document_files where document_id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.document_id, row]))
}

type WithdrawnRow = {
  id: number
  reference: string
  reason: string
  at: Date
  version: number
  document: Published | null
  hash: string | null
  size: number | null
}

async function loadWithdrawn(db: Db, references: readonly string[]): Promise<Map<string, WithdrawnRow>> {
  const { rows } = await sql<WithdrawnRow>`select document_id as id, reference, reason, withdrawn_at as at, version,
      kept->'document' as document, kept->>'hash' as hash, length(bytes) as size
    from withdrawn_documents where reference = any(${references}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.reference, row]))
}

async function loadFound(db: Db, references: readonly string[]): Promise<Map<string, Found>> {
  if (references.length === 0) return new Map()
  const [documents, held, withdrawn] = await Promise.all([
    selectDocuments(db).where(sql<SqlBool>`reference = any(${references}::text[])`).execute(),
    loadHeld(db, references),
    loadWithdrawn(db, references),
  ])
  const files = await loadFiles(
    db,
    documents.map(({ id }) => id),
  )
  const byReference = new Map(documents.map((row) => [row.reference, row]))
  return new Map(
    references.flatMap((reference): [string, Found][] => {
      const [published, waiting, gone] = [byReference.get(reference), held.get(reference), withdrawn.get(reference)]
      if (!published && !waiting && !gone) return []
      const kept = gone?.document && { ...gone.document, published_at: new Date(gone.document.published_at) }
      const file = published && files.get(published.id)
      const found = {
        reference,
        document: published ?? kept ?? undefined,
        hash: file?.hash ?? gone?.hash ?? '',
        version: file?.version ?? gone?.version ?? 1,
        size: file?.size ?? gone?.size ?? null,
        held: waiting,
        withdrawn: gone && { id: gone.id, reason: gone.reason, at: gone.at, canPutBack: gone.document !== null },
      }
      return [[reference, found]]
    }),
  )
}

/** Undefined: there is nothing of that reference. */
export const findDocument = async (db: Db, reference: string): Promise<Found | undefined> =>
  (await loadFound(db, [reference])).get(reference)
