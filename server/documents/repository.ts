import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import { accessFilter } from '#server/access/access-filter.ts'
import type { Access, Entitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { DocumentTable } from '#server/platform/database/tables/documents.ts'

type Db = Kysely<Database>
export type DocumentRow = Omit<Selectable<DocumentTable>, 'tsv' | 'tsv_head' | 'is_public'>

const columns = [
  'id',
  'reference',
  'title',
  'subtitle',
  'summary',
  'document_type',
  'language',
  'library',
  'published_at',
  'views',
  'page_count',
  'media_type',
  'preview',
  'thumbnail',
  'contact_email',
  'region',
  'rating',
  'rating_date',
  'rating_change',
  'prior_rating',
  'prior_rating_date',
  'target_price',
  'target_price_currency',
  'target_price_date',
  'prior_target_price',
  'prior_target_price_date',
  'primary_focus_id',
  'analyst_ids',
  'primary_tag_ids',
  'other_tag_ids',
  'tag_ids',
  'region_ids',
  'asset_class_ids',
  'preview_level',
  'download_level',
] as const

export const selectDocuments = (db: Db) => db.selectFrom('documents').select(columns)

/** A whole number as an id in a path or a query; anything else is no id. */
const parseId = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

export async function findDocumentById(db: Db, id: string): Promise<DocumentRow | undefined> {
  const number = parseId(id)
  return number === undefined ? undefined : selectDocuments(db).where('id', '=', number).executeTakeFirst()
}

/** Why a document that is not there was withdrawn; undefined: it was not. */
export const findWithdrawal = (
  db: Db,
  key: { id: string } | { reference: string },
): Promise<{ reason: string } | undefined> => {
  const query = db.selectFrom('withdrawn_documents').select('reason')
  if ('reference' in key) return query.where('reference', '=', key.reference).executeTakeFirst()
  const id = parseId(key.id)
  return id === undefined ? Promise.resolve(undefined) : query.where('document_id', '=', id).executeTakeFirst()
}

export const findDocumentByReference = (db: Db, reference: string): Promise<DocumentRow | undefined> =>
  selectDocuments(db).where('reference', '=', reference).executeTakeFirst()

/** The documents with these ids, in this order; an unknown id is left out. */
export async function listDocumentsById(db: Db, ids: readonly number[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return []
  const rows = await selectDocuments(db).where(sql<SqlBool>`id = any(${ids}::int[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A document's HTML; undefined when it has none. */
export async function findBody(db: Db, documentId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('document_bodies')
    .select('html')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row?.html
}

/** The file that a document was imported with, or the key of its object; undefined: it is made from the record. */
export async function findFile(db: Db, documentId: number): Promise<Buffer | string | undefined> {
  const row = await db
    .selectFrom('document_files')
    .select(['bytes', 'object'])
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row?.object ?? (row?.bytes ? Buffer.from(row.bytes) : undefined)
}

/** The most read documents a user may read or load, of the last `days` before the newest one, or of all times. */
export const listMostViewed = (
  db: Db,
  user: Entitlement,
  options: { need: keyof Access; days?: number; count: number },
): Promise<DocumentRow[]> =>
  selectDocuments(db)
    .where(accessFilter(user, options.need))
    .$if(options.days !== undefined, (query) =>
      query.where(
        'published_at',
        '>',
        sql<Date>`(select max(published_at) from documents) - make_interval(days => ${options.days ?? 0}::int)`,
      ),
    )
    .orderBy('views', 'desc')
    .orderBy('id', 'desc')
    .limit(options.count)
    .execute()
