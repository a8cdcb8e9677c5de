import type { RawBuilder, SqlBool } from 'kysely'
import type { ListQuery } from '#contract/filter.ts'
import type { PaginationMetadata } from '#contract/list.ts'
import type { Context } from '#server/access/context.ts'
import type { User } from '#server/access/users.ts'
import { buildMetadata } from '#server/platform/http/lists/paging.ts'
import { findReplayHits, type ReplayHits } from './captions/replay-hits.ts'
import { buildCondition, joinConditions } from './conditions.ts'
import { listRoadshows, type RoadshowRow } from './repository.ts'
import { parseRoadshowRequest } from './request.ts'
import { mayWatch } from './wire.ts'

/** Which events a list is about, whatever it is narrowed by, and in what order. */
export type Scope = { condition: RawBuilder<SqlBool>; order: 'next' | 'latest' }

export type RoadshowPage = {
  rows: RoadshowRow[]
  /** What is said about the search term in the replays that the user may watch, by the id of the event. */
  hits: ReadonlyMap<number, ReplayHits>
  pagination_metadata: PaginationMetadata
}

/** A page of the events in a scope under a query's filters; undefined as a user: somebody without a session. */
export async function findRoadshowPage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  query: ListQuery,
  { condition, order }: Scope,
  user: User | undefined,
): Promise<RoadshowPage> {
  const { filter, page } = parseRoadshowRequest(query)
  const narrowing = await buildCondition(db, filter, user?.entitlement)
  if (!narrowing) return { rows: [], hits: new Map(), pagination_metadata: buildMetadata(page, 0) }
  const reading = { userId: user?.id, now: clock() }
  const { rows, total } = await listRoadshows(db, {
    condition: joinConditions([condition, narrowing]),
    order,
    page,
    reading,
  })
  const watched = user ? rows.filter((row) => mayWatch(row, user.entitlement)).map(({ id }) => id) : []
  const hits = await findReplayHits(db, filter.term, watched)
  return { rows, hits, pagination_metadata: buildMetadata(page, total) }
}
