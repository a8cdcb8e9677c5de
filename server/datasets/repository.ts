import { type Kysely, type Selectable, sql } from 'kysely'
import { accessFilter, eventAccessFilter } from '#server/access/access-filter.ts'
import type { Entitlement, Scope } from '#server/access/access-rule.ts'
import { companyScopeFilter } from '#server/access/scope-filter.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { DocumentTable } from '#server/platform/database/tables/documents.ts'
import { loadScopes } from '#server/tags/tag-scopes.ts'
import type { TagRow } from '#server/tags/wire.ts'

type Db = Kysely<Database>

const ratingColumns = [
  'reference',
  'published_at',
  'rating',
  'rating_change',
  'prior_rating',
  'target_price',
  'target_price_currency',
  'prior_target_price',
] as const

type RatingRow = Pick<Selectable<DocumentTable>, (typeof ratingColumns)[number]> & {
  company: string
  ticker: string | null
}

const selectRatings = (db: Db, user: Entitlement) =>
  db
    .selectFrom('documents')
    .innerJoin('tags as company', 'company.id', 'primary_focus_id')
    .where('company.category', '=', 'Company')
    .where('rating', 'is not', null)
    .where(accessFilter(user, 'permissioned'))
    .where(companyScopeFilter(user, 'company.related_ids'))

/** The ratings and price targets of companies in a user's scope in the documents that the user may read, the latest first, at most `count`. */
export const listRatings = (db: Db, user: Entitlement, count: number): Promise<RatingRow[]> =>
  selectRatings(db, user)
    .select(ratingColumns)
    .select(['company.value as company', 'company.ticker'])
    .orderBy('published_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(count)
    .execute()

const countAll = sql<number>`count(*)::int`.as('count')

/** How many of them there are. */
export async function countRatings(db: Db, user: Entitlement): Promise<number> {
  const { count } = await selectRatings(db, user).select(countAll).executeTakeFirstOrThrow()
  return count
}

/** Companies with the regions and asset classes that they are tied to. */
export type Coverage = readonly { row: TagRow; scope: Scope }[]

/** Every company that is covered, in order of its name, with the regions and asset classes that it is tied to. */
export async function listCoverage(db: Db): Promise<Coverage> {
  const rows = await db
    .selectFrom('tags')
    .selectAll()
    .where('category', '=', 'Company')
    .where(sql<boolean>`not inactive`)
    .orderBy('norm')
    .orderBy('id')
    .execute()
  const getScope = await loadScopes(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ row, scope: getScope(row.id) }))
}

const selectEvents = (db: Db, user: Entitlement) =>
  db.selectFrom('roadshows').innerJoin('tags as type', 'type.id', 'type_id').where(eventAccessFilter(user))

/** The events that a user may take part in, past ones included, the latest first, at most `count`. */
export const listEvents = (db: Db, user: Entitlement, count: number) =>
  selectEvents(db, user)
    .select(['roadshows.id', 'name', 'type.value as type', 'start_at', 'end_at', 'format', 'location', 'video_id'])
    .select(sql<string>`zone_or_utc(time_zone)`.as('time_zone'))
    .orderBy('start_at', 'desc')
    .orderBy('roadshows.id', 'desc')
    .limit(count)
    .execute()

/** How many of them there are. */
export async function countEvents(db: Db, user: Entitlement): Promise<number> {
  const { count } = await selectEvents(db, user).select(countAll).executeTakeFirstOrThrow()
  return count
}
