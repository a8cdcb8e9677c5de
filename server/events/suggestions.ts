import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { splitValues } from '#lib/format/join-values.ts'
import { eventAccessFilter } from '#server/access/access-filter.ts'
import { findInterests, type User } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { listCategories } from '#server/tags/repository.ts'
import { joinConditions } from './conditions.ts'
import { isTakenBy, isToCome, listFirstRoadshows, type Reading, type RoadshowRow } from './repository.ts'

type Db = Kysely<Database>
type Condition = RawBuilder<SqlBool>

/** What a preference is compared by; the rest of it is about documents. */
const categories = ['Region', 'Sector'] as const

/** No more preferences than this are looked at. */
const MOST_PREFERENCES = 100

/**
 * Whether an event is in a region and in a sector that one of the user's distribution preferences names together;
 * undefined when none names any.
 */
async function isPreferred(db: Db, userId: number): Promise<Condition | undefined> {
  const preferences = (await findInterests(db, userId)).slice(0, MOST_PREFERENCES)
  if (preferences.length === 0) return undefined
  const tags = await listCategories(db, categories)
  const findIds = (category: (typeof categories)[number], text: string) => {
    const values = new Set(splitValues(text))
    return (tags.get(category) ?? []).filter(({ value }) => values.has(value)).map(({ id }) => id)
  }
  const conditions = preferences.flatMap((preference) => {
    const named = categories.filter((category) => preference[category])
    const parts = named.map(
      (category) => sql<SqlBool>`tag_ids && ${findIds(category, preference[category] ?? '')}::int[]`,
    )
    return parts.length > 0 ? [joinConditions(parts)] : []
  })
  return conditions.length === 0 ? undefined : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/**
 * The events recommended to a user (R242): to come, not cancelled, permitted and not yet registered for. First what is both within a
 * preference and promoted, then what is within one, then what is promoted, then the rest; within each, the next one first.
 */
export async function suggestRoadshows(
  db: Db,
  { id, entitlement }: User,
  { now, count }: { now: Date; count: number },
): Promise<RoadshowRow[]> {
  const reading: Reading = { userId: id, now }
  const condition = joinConditions([
    isToCome(now),
    sql<SqlBool>`cancelled_at is null`,
    eventAccessFilter(entitlement),
    sql<SqlBool>`not ${isTakenBy(id)}`,
  ])
  const preferred = await isPreferred(db, id)
  const order = sql`${preferred ? sql`${preferred} desc, ` : sql``}promoted desc, start_at, roadshows.id`
  return listFirstRoadshows(db, { condition, order, count, reading })
}
