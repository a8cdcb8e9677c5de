import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { allOf, type Condition, conditionsOf, type TextMatch } from '../documents/document-conditions.ts'
import type { DocumentOrder, DocumentRequest, OrderField } from '../documents/document-request.ts'
import { rowsOf } from '../lists/paging.ts'
import { type DocumentRow, selectDocuments } from './documents.ts'

type Db = Kysely<Database>

/** One page of a list; `total` is how long the list is, at most its limit. */
export type DocumentPage = { rows: DocumentRow[]; total: number }

/** What a ranked search weighs: the newest matches, so that a common word costs no more than this. */
const CANDIDATES = 2000

const sortKeys: Record<OrderField, RawBuilder<unknown>> = {
  publication_date: sql`published_at`,
  title: sql`lower(title)`,
  views: sql`views`,
  document_type: sql`document_type`,
  page_count: sql`coalesce(page_count, 0)`,
}

function orderBy({ field, ascending }: DocumentOrder): RawBuilder<unknown> {
  const direction = ascending ? sql`asc` : sql`desc`
  return sql`${sortKeys[field ?? 'publication_date']} ${direction}, id ${direction}`
}

/** The ids of the best matches, best first: that very title, that very company or ticker, then by rank. */
async function rankedIds(db: Db, narrowing: Condition[], { text, name, title, rank }: TextMatch): Promise<number[]> {
  const among = (condition: Condition) => sql`(select id from documents
    where ${sql.join([...narrowing, condition], sql` and `)}
    order by published_at desc, id desc limit ${sql.lit(CANDIDATES)})`
  const found = await sql<{ id: number }>`
    with candidates as (${sql.join([text, title, ...(name ? [name] : [])].map(among), sql` union `)})
    select id from documents join candidates using (id)
    order by (${title}) desc, ${name ? sql`(${name}) desc,` : sql``} ${rank} desc, published_at desc, id desc
    limit ${sql.lit(CANDIDATES)}`.execute(db)
  return found.rows.map(({ id }) => id)
}

async function pageByRank(
  db: Db,
  narrowing: Condition[],
  text: TextMatch,
  request: DocumentRequest,
): Promise<DocumentPage> {
  const ids = (await rankedIds(db, narrowing, text)).slice(0, request.page.limit)
  const { offset, count } = rowsOf(request.page)
  const wanted = ids.slice(offset, offset + count)
  if (wanted.length === 0) return { rows: [], total: ids.length }
  const rows = await selectDocuments(db).where('id', 'in', wanted).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: wanted.flatMap((id) => byId.get(id) ?? []), total: ids.length }
}

async function pageByField(db: Db, condition: Condition, request: DocumentRequest): Promise<DocumentPage> {
  const { offset, count } = rowsOf(request.page)
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from (select 1 from documents where ${condition} limit ${request.page.limit}) matches`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  if (count === 0 || offset >= total) return { rows: [], total }
  const rows = await selectDocuments(db)
    .where(condition)
    .orderBy(orderBy(request.order))
    .offset(offset)
    .limit(count)
    .execute()
  return { rows, total }
}

/** One page of the documents that a request asks for (R384, R387). */
export async function listDocuments(db: Db, request: DocumentRequest): Promise<DocumentPage> {
  const conditions = await conditionsOf(db, request.filter)
  if (!conditions) return { rows: [], total: 0 }
  return conditions.text && request.order.field === undefined
    ? pageByRank(db, conditions.narrowing, conditions.text, request)
    : pageByField(db, allOf(conditions), request)
}
