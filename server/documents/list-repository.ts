import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { toRowRange } from '#server/platform/http/lists/paging.ts'
import {
  buildConditions,
  type Condition,
  type DocumentConditions,
  joinConditions,
  listPredicates,
} from './conditions.ts'
import { listMatches } from './match-repository.ts'
import { every, orderBy } from './order.ts'
import { type DocumentRow, listDocumentsById, selectDocuments } from './repository.ts'
import type { DocumentRequest } from './request.ts'
import type { TextMatch } from './text-match.ts'

type Db = Kysely<Database>

/** One page of a list; `total` is how long the list is, at most its limit. `text` is what its search finds without filters. */
export type DocumentPage = { rows: DocumentRow[]; total: number; text?: TextMatch }

/** Among so many documents a broad filter has found its page; a narrow one is looked up by its tags. */
const NEAR = 1000

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

async function pageByDate(db: Db, conditions: DocumentConditions, request: ListRequest): Promise<DocumentPage> {
  const { offset, count } = toRowRange(request.page)
  const condition = joinConditions(conditions, 'document_search')
  const total = await countUpTo(db, sql`document_search`, condition, request.page.limit)
  const most = Math.min(offset + count, total)
  const ids = most > offset ? await idsByDate(db, conditions, request.order.ascending, most) : []
  return { rows: await listDocumentsById(db, ids.slice(offset)), total }
}

async function pageByField(db: Db, condition: Condition, request: ListRequest): Promise<DocumentPage> {
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

type ListRequest = Omit<DocumentRequest, 'removable'>

/**
 * One page of the documents that a request asks for (R384, R387).
 * @param known what its search finds, where that is known
 */
export async function listDocuments(db: Db, request: ListRequest, known?: TextMatch): Promise<DocumentPage> {
  const conditions = await buildConditions(db, request.filter, known)
  if (!conditions) return { rows: [], total: 0 }
  const { text } = conditions
  const { field } = request.order
  if (text) {
    const { ids, total } = await listMatches(db, text, conditions, request)
    return { rows: await listDocumentsById(db, ids), total, text }
  }
  if (field === undefined || field === 'publication_date') return pageByDate(db, conditions, request)
  return pageByField(db, joinConditions(conditions), request)
}
