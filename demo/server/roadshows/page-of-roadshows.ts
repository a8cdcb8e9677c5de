import type { RawBuilder, SqlBool } from 'kysely'
import type { ListQuery } from '../../../src/contract/filter.ts'
import type { PaginationMetadata } from '../../../src/contract/list.ts'
import type { Context } from '../context.ts'
import { metadataOf } from '../lists/paging.ts'
import { listRoadshows, type RoadshowRow } from '../repositories/roadshows.ts'
import { allOf, roadshowConditionOf } from './roadshow-conditions.ts'
import { roadshowRequestOf } from './roadshow-request.ts'

/** Which events a list is about, whatever it is narrowed by, and in what order. */
export type Scope = { condition: RawBuilder<SqlBool>; order: 'next' | 'latest' }

/** A page of the events in a scope under a query's filters; undefined as a user: somebody without a session. */
export async function pageOfRoadshows(
  { db, clock }: Context,
  query: ListQuery,
  { condition, order }: Scope,
  userId: number | undefined,
): Promise<{ rows: RoadshowRow[]; pagination_metadata: PaginationMetadata }> {
  const { filter, page } = roadshowRequestOf(query)
  const narrowing = await roadshowConditionOf(db, filter)
  if (!narrowing) return { rows: [], pagination_metadata: metadataOf(page, 0) }
  const reading = { userId, now: clock() }
  const { rows, total } = await listRoadshows(db, { condition: allOf([condition, narrowing]), order, page, reading })
  return { rows, pagination_metadata: metadataOf(page, total) }
}
