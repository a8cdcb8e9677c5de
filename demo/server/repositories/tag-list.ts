import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { rowsOf } from '../lists/paging.ts'
import type { TagRequest } from '../tags/tag-request.ts'
import type { TagRow } from '../tags/tag-wire.ts'
import { foldText } from '../text/fold.ts'
import { beginning, containing } from './patterns.ts'
import { findTagIds } from './tag-ids.ts'

/** One page of tags; `letters` are those that have data under the filters. */
export type TagPage = { rows: TagRow[]; total: number; letters: string[] }

export type TagScope = { category?: string; relatedTo?: number }

/** A letter comes in one answer, and no longer than a client may show (C63). */
const LONGEST_LETTER = 300

const initial = sql<string>`upper(left(norm, 1))`

async function conditionOf(
  db: Kysely<Database>,
  { category, relatedTo }: TagScope,
  { tags, term }: TagRequest,
): Promise<RawBuilder<SqlBool> | undefined> {
  const tagIds = await findTagIds(db, tags)
  if (tagIds.some((ids) => ids.length === 0)) return undefined
  const norm = foldText(term)
  const conditions = [
    sql<SqlBool>`not inactive`,
    ...(category === undefined ? [] : [sql<SqlBool>`category = ${category}`]),
    ...(relatedTo === undefined ? [] : [sql<SqlBool>`related_ids && ${[relatedTo]}::int[]`]),
    ...tagIds.map((ids) => sql<SqlBool>`(id = any(${ids}::int[]) or related_ids && ${ids}::int[])`),
    ...(norm === '' ? [] : [sql<SqlBool>`(norm like ${containing(norm)} or ticker_norm like ${beginning(norm)})`]),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** One page, or one letter, of the tags in a scope that a request asks for. */
export async function listTags(db: Kysely<Database>, scope: TagScope, request: TagRequest): Promise<TagPage> {
  const condition = await conditionOf(db, scope, request)
  if (!condition) return { rows: [], total: 0, letters: [] }
  const counts = await sql<{ letter: string; count: number }>`select ${initial} as letter, count(*)::int as count
    from tags where ${condition} group by 1 order by 1`.execute(db)
  const { letter, page } = request
  const asked = letter === undefined ? counts.rows : counts.rows.filter((row) => row.letter === letter)
  const limit = letter === undefined ? page.limit : Math.min(page.limit, LONGEST_LETTER)
  const found = asked.reduce((sum, { count }) => sum + count, 0)
  const total = Math.min(limit, found)
  const letters = counts.rows.map((row) => row.letter).filter((initial) => /^[A-Z]$/.test(initial))
  const { offset, count } = letter === undefined ? rowsOf(page) : { offset: 0, count: limit }
  if (count === 0 || offset >= total) return { rows: [], total, letters }
  const direction = request.descending ? sql`desc` : sql`asc`
  const rows = await db
    .selectFrom('tags')
    .selectAll()
    .where(condition)
    .$if(letter !== undefined, (query) => query.where(initial, '=', letter ?? ''))
    .orderBy(sql`norm ${direction}, id ${direction}`)
    .offset(offset)
    .limit(count)
    .execute()
  return { rows, total, letters }
}
