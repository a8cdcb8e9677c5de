import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Entitlement } from '#server/access/access-rule.ts'
import { companyScopeFilter } from '#server/access/scope-filter.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { toRowRange } from '#server/platform/http/lists/paging.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { isMistyped, isNamed, SHORTEST_FUZZY } from './name-conditions.ts'
import type { TagOrder, TagOrderField, TagRequest } from './request.ts'
import { findTagIds } from './tag-ids.ts'
import type { TagRow } from './wire.ts'

type Condition = RawBuilder<SqlBool>

/**
 * One page of tags; `letters` are those that have data under the filters. `isSimilar`: no name is like the term, and these are those
 * that differ from it by a letter.
 */
export type TagPage = { rows: TagRow[]; total: number; letters: string[]; isSimilar: boolean }

export type TagScope = { category?: string; relatedTo?: number }

/** A letter comes in one answer, and no longer than a client may show (C63). */
const LONGEST_LETTER = 300

/** Not a category of tags, but what a company's record says. */
const RATING = 'Rating'

/** Companies with one of these ratings. What a record withholds, no filter tells. */
function ratingConditions(ratings: ReadonlySet<string> | undefined, user: Entitlement): Condition[] {
  return ratings ? [sql<SqlBool>`(equity_rating = any(${[...ratings]}::text[]) and ${companyScopeFilter(user)})`] : []
}

async function buildCondition(
  db: Kysely<Database>,
  { category, relatedTo }: TagScope,
  { tags }: TagRequest,
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
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** The orders that would tell what a company's record withholds: outside the user's scope it counts as missing. */
const withheldFields: readonly TagOrderField[] = ['equity_rating', 'related_analyst', 'last_updated', 'upside']

const field = (name: 'target_price' | 'close_price' | 'target_price_currency' | 'price_currency') =>
  sql`(data->>${sql.lit(name)})`

/** What puts companies in the order of their upside, where `computeUpside` gives one. */
const upside = sql`case when ${field('target_price_currency')} = ${field('price_currency')}
  and ${field('price_currency')} <> '' and ${field('close_price')}::float > 0
  then ${field('target_price')}::float / ${field('close_price')}::float end`

/** A rating stands where its meaning puts it, not its letter. */
const sortKeys: Readonly<Record<TagOrderField, RawBuilder<unknown>>> = {
  value: sql`norm`,
  ticker: sql`ticker_norm`,
  sub_sector: sql`sub_sector`,
  equity_rating: sql`array_position(array['Buy', 'Hold', 'Sell'], equity_rating)`,
  related_analyst: sql`(select norm from tags lead where lead.id = tags.analyst_ids[1])`,
  last_updated: sql`last_updated`,
  upside,
}

/** What has no value stands at the end whichever way the list is turned. */
function orderBy({ field, ascending }: TagOrder, user: Entitlement): RawBuilder<unknown> {
  const known = sortKeys[field]
  const key = withheldFields.includes(field) ? sql`case when ${companyScopeFilter(user)} then ${known} end` : known
  return sql`${key} ${ascending ? sql`asc` : sql`desc`} nulls last, norm, id`
}

type Initial = { initial: string; count: number }

const countInitials = async (db: Kysely<Database>, condition: Condition): Promise<Initial[]> =>
  (
    await sql<Initial>`select initial, count(*)::int as count from tags where ${condition}
      group by 1 order by 1`.execute(db)
  ).rows

/** The tags among these that a term names, and how many each letter has; where there are none, those with a similar name. */
async function findNamed(db: Kysely<Database>, among: Condition, term: string) {
  const norm = foldText(term)
  const condition = norm === '' ? among : sql<SqlBool>`${among} and ${isNamed(norm)}`
  const initials = await countInitials(db, condition)
  if (initials.length > 0 || norm.length < SHORTEST_FUZZY) return { condition, initials, isSimilar: false }
  const similar = sql<SqlBool>`${among} and ${isMistyped(norm)}`
  const found = await countInitials(db, similar)
  return { condition: similar, initials: found, isSimilar: found.length > 0 }
}

/** One page, or one letter, of the tags in a scope that a request asks for. */
export async function listTags(
  db: Kysely<Database>,
  scope: TagScope,
  request: TagRequest,
  user: Entitlement,
): Promise<TagPage> {
  const among = await buildCondition(db, scope, request, user)
  if (!among) return { rows: [], total: 0, letters: [], isSimilar: false }
  const { condition, initials, isSimilar } = await findNamed(db, among, request.term)
  const { letter, page } = request
  const asked = letter === undefined ? initials : initials.filter(({ initial }) => initial === letter)
  const limit = letter === undefined ? page.limit : Math.min(page.limit, LONGEST_LETTER)
  const found = asked.reduce((sum, { count }) => sum + count, 0)
  const total = Math.min(limit, found)
  const letters = initials.map(({ initial }) => initial)
  const { offset, count } = letter === undefined ? toRowRange(page) : { offset: 0, count: limit }
  if (count === 0 || offset >= total) return { rows: [], total, letters, isSimilar }
  const rows = await db
    .selectFrom('tags')
    .selectAll()
    .where(condition)
    .$if(letter !== undefined, (query) => query.where('initial', '=', letter ?? ''))
    .orderBy(orderBy(request.order, user))
    .offset(offset)
    .limit(count)
    .execute()
  return { rows, total, letters, isSimilar }
}
