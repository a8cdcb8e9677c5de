import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Entitlement } from '#server/access/access-rule.ts'
import { companyScopeFilter } from '#server/access/scope-filter.ts'
import { beginning, beginningAWord, containing } from '#server/platform/database/patterns.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { toRowRange } from '#server/platform/http/lists/paging.ts'
import { foldText } from '#server/platform/text/fold.ts'
import type { TagOrder, TagOrderField, TagRequest } from './request.ts'
import { findTagIds } from './tag-ids.ts'
import type { TagRow } from './wire.ts'

type Condition = RawBuilder<SqlBool>

/** One page of tags; `letters` are those that have data under the filters. */
export type TagPage = { rows: TagRow[]; total: number; letters: string[] }

export type TagScope = { category?: string; relatedTo?: number }

/** A letter comes in one answer, and no longer than a client may show (C63). */
const LONGEST_LETTER = 300

/** Scripts without spaces have no beginnings of words, and a sign is searched for wherever it stands. */
const beginsWords = (word: string) => /^[a-z0-9]/.test(word)

const hasWord = (word: string): Condition =>
  beginsWords(word)
    ? sql<SqlBool>`(norm ~ ${beginningAWord(word)} or coalesce(ticker_norm ~ ${beginningAWord(word)}, false))`
    : sql<SqlBool>`norm like ${containing(word)}`

/** Each word of a term begins a word of the name or the ticker, in any order; or the ticker begins like all of it. */
function textConditions(term: string): Condition[] {
  const norm = foldText(term)
  if (norm === '') return []
  const words = norm.split(' ').map(hasWord)
  return [sql<SqlBool>`(${sql.join(words, sql` and `)} or coalesce(ticker_norm like ${beginning(norm)}, false))`]
}

/** Not a category of tags, but what a company's record says. */
const RATING = 'Rating'

/** Companies with one of these ratings. What a record withholds, no filter tells. */
function ratingConditions(ratings: ReadonlySet<string> | undefined, user: Entitlement): Condition[] {
  return ratings ? [sql<SqlBool>`(equity_rating = any(${[...ratings]}::text[]) and ${companyScopeFilter(user)})`] : []
}

async function buildCondition(
  db: Kysely<Database>,
  { category, relatedTo }: TagScope,
  { tags, term }: TagRequest,
  user: Entitlement,
): Promise<Condition | undefined> {
  const tagIds = await findTagIds(db, new Map([...tags].filter(([name]) => name !== RATING)))
  if (tagIds.some((ids) => ids.length === 0)) return undefined
  const conditions = [
    sql<SqlBool>`not inactive`,
    ...(category === undefined ? [] : [sql<SqlBool>`category = ${category}`]),
    ...(relatedTo === undefined ? [] : [sql<SqlBool>`related_ids && ${[relatedTo]}::int[]`]),
    ...tagIds.map((ids) => sql<SqlBool>`(id = any(${ids}::int[]) or related_ids && ${ids}::int[])`),
    ...ratingConditions(tags.get(RATING), user),
    ...textConditions(term),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** The orders that would tell what a company's record withholds: outside the user's scope it counts as missing. */
const withheldFields: readonly TagOrderField[] = ['equity_rating', 'related_analyst', 'last_updated']

/** A rating stands where its meaning puts it, not its letter. */
const sortKeys: Readonly<Record<TagOrderField, RawBuilder<unknown>>> = {
  value: sql`norm`,
  ticker: sql`ticker_norm`,
  sub_sector: sql`sub_sector`,
  equity_rating: sql`array_position(array['Buy', 'Hold', 'Sell'], equity_rating)`,
  related_analyst: sql`(select norm from tags lead where lead.id = tags.analyst_ids[1])`,
  last_updated: sql`last_updated`,
}

/** What has no value stands at the end whichever way the list is turned. */
function orderBy({ field, ascending }: TagOrder, user: Entitlement): RawBuilder<unknown> {
  const known = sortKeys[field]
  const key = withheldFields.includes(field) ? sql`case when ${companyScopeFilter(user)} then ${known} end` : known
  return sql`${key} ${ascending ? sql`asc` : sql`desc`} nulls last, norm, id`
}

/** One page, or one letter, of the tags in a scope that a request asks for. */
export async function listTags(
  db: Kysely<Database>,
  scope: TagScope,
  request: TagRequest,
  user: Entitlement,
): Promise<TagPage> {
  const condition = await buildCondition(db, scope, request, user)
  if (!condition) return { rows: [], total: 0, letters: [] }
  const counts = await sql<{ initial: string; count: number }>`select initial, count(*)::int as count
    from tags where ${condition} group by 1 order by 1`.execute(db)
  const { letter, page } = request
  const asked = letter === undefined ? counts.rows : counts.rows.filter(({ initial }) => initial === letter)
  const limit = letter === undefined ? page.limit : Math.min(page.limit, LONGEST_LETTER)
  const found = asked.reduce((sum, { count }) => sum + count, 0)
  const total = Math.min(limit, found)
  const letters = counts.rows.map(({ initial }) => initial)
  const { offset, count } = letter === undefined ? toRowRange(page) : { offset: 0, count: limit }
  if (count === 0 || offset >= total) return { rows: [], total, letters }
  const rows = await db
    .selectFrom('tags')
    .selectAll()
    .where(condition)
    .$if(letter !== undefined, (query) => query.where('initial', '=', letter ?? ''))
    .orderBy(orderBy(request.order, user))
    .offset(offset)
    .limit(count)
    .execute()
  return { rows, total, letters }
}
