import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { toRowRange } from '#server/platform/http/lists/paging.ts'
import type { Condition, DocumentConditions } from './conditions.ts'
import type { Bits } from './document-sets.ts'
import { every, orderBy } from './order.ts'
import type { DocumentOrder, DocumentRequest } from './request.ts'
import { isOneOf, type TextMatch } from './text-match.ts'
import { rankMatches } from './text-search/rank-matches.ts'

type Db = Kysely<Database>

const ONE = '1'.charCodeAt(0)

/** So few documents are looked up one by one; of more, the index of the order is read until a page is full. */
const FEW = 2000

/** The documents of a match that a filter lets through. */
async function narrowMatch(db: Db, ids: readonly number[], among: Bits | undefined): Promise<readonly number[]> {
  if (!among || ids.length === 0) return ids
  const { rows } = await sql<{ digits: string }>`select ${among}::text as digits`.execute(db)
  const digits = rows[0]?.digits ?? ''
  return ids.filter((id) => digits.charCodeAt(id) === ONE)
}

/** So many matches are looked at together whether they are open: mostly the first of them fill a list. */
const TOGETHER = 400

/** In the same order, the first of those that a condition on `documents` lets through. */
async function keepOpen(db: Db, ids: number[], conditions: readonly Condition[], most: number): Promise<number[]> {
  if (conditions.length === 0) return ids.slice(0, most)
  const kept: number[] = []
  for (let start = 0; start < ids.length && kept.length < most; start += TOGETHER) {
    const next = ids.slice(start, start + TOGETHER)
    const { rows } = await sql<{ id: number }>`select id from documents
      where id = any(${next}::int[]) and ${every(conditions)}`.execute(db)
    const open = new Set(rows.map(({ id }) => id))
    kept.push(...next.filter((id) => open.has(id)))
  }
  return kept.slice(0, most)
}

type Found = { ids: number[]; total: number }

/** Matches in an order that was asked for. */
async function listInOrder(
  db: Db,
  { ids, size, access }: { ids: readonly number[]; size: number; access: readonly Condition[] },
  { order, page }: { order: DocumentOrder } & Pick<DocumentRequest, 'page'>,
): Promise<Found> {
  const { offset, count } = toRowRange(page)
  const isFew = ids.length <= FEW
  const condition = every([isFew ? sql`id = any(${[...ids]}::int[])` : isOneOf(ids, size), ...access])
  const counted =
    access.length === 0
      ? ids.length
      : (
          await sql<{ total: number }>`select count(*)::int as total
            from (select 1 from documents where ${condition} limit ${page.limit}) open`.execute(db)
        ).rows[0]?.total
  const total = Math.min(counted ?? 0, page.limit)
  const most = Math.min(count, total - offset)
  if (most <= 0) return { ids: [], total }
  const table = order.field === 'publication_date' && access.length === 0 ? 'document_search' : 'documents'
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where ${condition}
    order by ${orderBy(order)} offset ${offset} limit ${most}`.execute(db)
  return { ids: rows.map(({ id }) => id), total }
}

/** A page of what a search finds under a filter: the best first, or in the order that was asked for. */
export async function listMatches(
  db: Db,
  text: TextMatch,
  { among, access }: DocumentConditions,
  request: Omit<DocumentRequest, 'removable'>,
): Promise<Found> {
  const ids = await narrowMatch(db, text.ids, among)
  if (request.order.field !== undefined) {
    return listInOrder(db, { ids, size: text.score.length, access: access.documents }, request)
  }
  const listed = await keepOpen(db, await rankMatches(db, text, ids), access.documents, request.page.limit)
  const { offset, count } = toRowRange(request.page)
  return { ids: listed.slice(offset, offset + count), total: listed.length }
}
