import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { toRowRange } from '#server/platform/http/lists/paging.ts'
import {
  buildConditions,
  type Condition,
  type DocumentConditions,
  joinConditions,
  listPredicates,
} from './conditions.ts'
import { type DocumentRow, listDocumentsById, selectDocuments } from './repository.ts'
import type { DocumentOrder, DocumentRequest, OrderField } from './request.ts'
import { matchingTexts, type TextMatch } from './text-match.ts'

type Db = Kysely<Database>

/** One page of a list; `total` is how long the list is, at most its limit. */
export type DocumentPage = { rows: DocumentRow[]; total: number }

/** What a ranked search weighs: the newest matches, so that a common word costs no more than this. */
const CANDIDATES = 2000

/** Among so many documents a broad filter has found its page; a narrow one is looked up by its tags. */
const NEAR = 1000

const every = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

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
async function rankedIds(db: Db, text: TextMatch, conditions: DocumentConditions): Promise<number[]> {
  const { dates, access, among } = conditions
  const { named, title, rank } = text
  const isNamed = sql<SqlBool>`tag_ids && ${named}::int[]`
  const newest = (table: RawBuilder<unknown>, conditions: Condition[]) => sql`(select id from ${table}
    where ${every(conditions)} order by published_at desc, id desc limit ${sql.lit(CANDIDATES)})`
  const candidates = [
    newest(matchingTexts(text, among), [...dates, ...access.document_search]),
    newest(sql`documents`, [...listPredicates(conditions, 'documents'), title]),
    ...(named.length > 0
      ? [newest(sql`document_search`, [...listPredicates(conditions, 'document_search'), isNamed])]
      : []),
  ]
  const found = await sql<{ id: number }>`
    with candidates as materialized (${sql.join(candidates, sql` union `)})
    select id from documents join candidates using (id)
    order by (${title}) desc, (${isNamed}) desc, ${rank} desc, published_at desc, id desc
    limit ${sql.lit(CANDIDATES)}`.execute(db)
  return found.rows.map(({ id }) => id)
}

async function pageByRank(
  db: Db,
  text: TextMatch,
  conditions: DocumentConditions,
  { page }: DocumentRequest,
): Promise<DocumentPage> {
  const ids = (await rankedIds(db, text, conditions)).slice(0, page.limit)
  const { offset, count } = toRowRange(page)
  return { rows: await listDocumentsById(db, ids.slice(offset, offset + count)), total: ids.length }
}

/** How many documents meet a condition, at most `limit`. */
async function countUpTo(db: Db, table: RawBuilder<unknown>, condition: RawBuilder<unknown>, limit: number) {
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from (select 1 from ${table} where ${condition} limit ${limit}) matches`.execute(db)
  return counted.rows[0]?.total ?? 0
}

/** The ids by date. The planner misjudges tags that go together or never do, so it is not left to choose between the ways. */
async function idsByDate(db: Db, conditions: DocumentConditions, ascending: boolean, most: number): Promise<number[]> {
  const narrowing = every(listPredicates(conditions, 'document_search'))
  const direction = ascending ? sql`asc` : sql`desc`
  const byDate = sql`order by published_at ${direction}, id ${direction}`
  const read = async (source: RawBuilder<unknown>) => {
    const found = await sql<{ id: number }>`with found as materialized (${source})
      select id from found ${byDate} limit ${most}`.execute(db)
    return found.rows.map(({ id }) => id)
  }
  const near = await read(sql`select id, published_at from (
    select * from document_search where ${every(conditions.dates)} ${byDate} limit ${sql.lit(Math.max(NEAR, most))}) near where ${narrowing}`)
  return near.length === most ? near : read(sql`select id, published_at from document_search where ${narrowing}`)
}

async function pageByDate(db: Db, conditions: DocumentConditions, request: DocumentRequest): Promise<DocumentPage> {
  const { offset, count } = toRowRange(request.page)
  const condition = joinConditions(conditions, 'document_search')
  const total = await countUpTo(db, sql`document_search`, condition, request.page.limit)
  const most = Math.min(offset + count, total)
  const ids = most > offset ? await idsByDate(db, conditions, request.order.ascending, most) : []
  return { rows: await listDocumentsById(db, ids.slice(offset)), total }
}

async function pageByField(db: Db, condition: Condition, request: DocumentRequest): Promise<DocumentPage> {
  const { offset, count } = toRowRange(request.page)
  const total = await countUpTo(db, sql`documents`, condition, request.page.limit)
  if (count === 0 || offset >= total) return { rows: [], total }
  const rows = await selectDocuments(db)
    .where(condition)
    .orderBy(orderBy(request.order))
    .offset(offset)
    .limit(count)
    .execute()
  return { rows, total }
}

/** A search in an order that was asked for: what matches is looked for once, to count it and to put it in order. */
async function pageOfMatches(
  db: Db,
  conditions: DocumentConditions,
  { order, page }: DocumentRequest,
): Promise<DocumentPage> {
  const { offset, count } = toRowRange(page)
  const table = order.field === 'publication_date' ? 'document_search' : 'documents'
  const direction = order.ascending ? sql`asc` : sql`desc`
  const found = await sql<{ total: number; ids: number[] }>`
    with found as materialized (
      select id, ${sortKeys[order.field ?? 'publication_date']} as sort_key
      from ${sql.table(table)} where ${joinConditions(conditions, table)})
    select (select count(*)::int from found) as total, array(
      select id from found order by sort_key ${direction}, id ${direction} offset ${offset} limit ${count}) as ids`.execute(
    db,
  )
  const { total = 0, ids = [] } = found.rows[0] ?? {}
  return { rows: await listDocumentsById(db, ids), total: Math.min(total, page.limit) }
}

/** One page of the documents that a request asks for (R384, R387). */
export async function listDocuments(db: Db, request: DocumentRequest): Promise<DocumentPage> {
  const conditions = await buildConditions(db, request.filter)
  if (!conditions) return { rows: [], total: 0 }
  const { text } = conditions
  const { field } = request.order
  if (text && field === undefined) return pageByRank(db, text, conditions, request)
  if (text) return pageOfMatches(db, conditions, request)
  if (field === undefined || field === 'publication_date') return pageByDate(db, conditions, request)
  return pageByField(db, joinConditions(conditions), request)
}
