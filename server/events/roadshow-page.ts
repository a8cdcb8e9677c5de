import type { RawBuilder, SqlBool } from 'kysely'
import type { ListQuery } from '#contract/filter.ts'
import type { PaginationMetadata } from '#contract/list.ts'
import { noEntitlement } from '#server/access/access-rule.ts'
import type { Context } from '#server/access/context.ts'
import type { User } from '#server/access/users.ts'
import { buildMetadata } from '#server/platform/http/lists/paging.ts'
import { buildCondition, joinConditions } from './conditions.ts'
import { listRoadshows, type RoadshowRow } from './repository.ts'
import { parseRoadshowRequest } from './request.ts'

/** Which events a list is about, whatever it is narrowed by, and in what order. */
export type Scope = { condition: RawBuilder<SqlBool>; order: 'next' | 'latest' }

/** A page of the events in a scope under a query's filters; undefined as a user: somebody without a session. */
export async function findRoadshowPage(
  { db, clock }: Context,
  query: ListQuery,
  { condition, order }: Scope,
  user: User | undefined,
): Promise<{ rows: RoadshowRow[]; pagination_metadata: PaginationMetadata }> {
  const { filter, page } = parseRoadshowRequest(query)
  const narrowing = await buildCondition(db, filter, user?.entitlement ?? noEntitlement)
  if (!narrowing) return { rows: [], pagination_metadata: buildMetadata(page, 0) }
  const reading = { userId: user?.id, now: clock() }
  const { rows, total } = await listRoadshows(db, {
    condition: joinConditions([condition, narrowing]),
    order,
    page,
    reading,
  })
  return { rows, pagination_metadata: buildMetadata(page, total) }
}
