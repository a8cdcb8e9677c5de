import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { eventAccessFilter } from '#server/access/access-filter.ts'
import { type Entitlement, noEntitlement } from '#server/access/access-rule.ts'
import { textQuery } from '#server/documents/text-query.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { findTagIds, findTagsNamed } from '#server/tags/tag-ids.ts'
import type { RoadshowFilter } from './request.ts'

type Condition = RawBuilder<SqlBool>

export const joinConditions = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** The day that an event's own clocks show at an instant. */
const toLocalDay = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone zone_or_utc(time_zone))::date`

/** An event that ends at midnight does not reach into the day that begins then. */
const lastInstant = sql`greatest(start_at, end_at - interval '1 second')`

const day = (date: Date) => sql`${date.toISOString().slice(0, 10)}::date`

/** Events that take place on at least one of the days, by the clocks of their own zones. */
function dayConditions({ from, before }: RoadshowFilter['days']): Condition[] {
  // An event that lasts throughout would overlap both ends of a range whose ends are swapped.
  if (from && before && from >= before) return [sql<SqlBool>`false`]
  return [
    ...(from ? [sql<SqlBool>`${toLocalDay(lastInstant)} >= ${day(from)}`] : []),
    ...(before ? [sql<SqlBool>`${toLocalDay(sql`start_at`)} < ${day(before)}`] : []),
  ]
}

/** Whether a user sees every detail of an event: it is public, or the user may take part. */
const isToldTo = (user: Entitlement): Condition => sql<SqlBool>`(is_public or ${eventAccessFilter(user)})`

/** Whether a user may watch the event's replay, and there are captions of it. Visitors watch none. */
const isWatchedBy = (user: Entitlement | undefined): Condition =>
  user
    ? sql<SqlBool>`(video_id is not null and tsv_replay is not null and ${eventAccessFilter(user)})`
    : sql<SqlBool>`false`

/**
 * Matches its text, its exact name, or the exact name or ticker of a company. If the user may not see the description or the
 * replay, a search does not read it either.
 */
async function termCondition(db: Kysely<Database>, term: string, user: Entitlement | undefined): Promise<Condition> {
  const named = await findTagsNamed(db, term)
  const query = textQuery(term)
  const isTold = isToldTo(user ?? noEntitlement)
  const isWatched = isWatchedBy(user)
  return sql<SqlBool>`((tsv_replay @@ ${query} and ${isWatched}) or (tsv @@ ${query} and ${isTold} and not ${isWatched})
    or (tsv_open @@ ${query} and not ${isTold})
    or lower(name) = lower(${term}::text) or tag_ids && ${named}::int[])`
}

/**
 * A filter in SQL; undefined when a category's values are all unknown, so that nothing can match. Undefined as a user: somebody
 * without a session.
 */
export async function buildCondition(
  db: Kysely<Database>,
  filter: RoadshowFilter,
  user: Entitlement | undefined,
): Promise<Condition | undefined> {
  const tagIds = await findTagIds(db, filter.tags)
  if (tagIds.some((ids) => ids.length === 0)) return undefined
  return joinConditions([
    ...tagIds.map((ids) => sql<SqlBool>`tag_ids && ${ids}::int[]`),
    ...dayConditions(filter.days),
    ...(filter.withReplay ? [sql<SqlBool>`video_id is not null`] : []),
    ...(filter.term === '' ? [] : [await termCondition(db, filter.term, user)]),
  ])
}
