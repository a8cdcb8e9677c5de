import type { Roadshow } from '../contract/roadshow.ts'
import { type List, toList, withPaging } from './list.ts'
import { send } from './send.ts'

/** The next events about a company, an analyst or a sector, at most `limit` of them (R297). */
export async function upcomingRoadshowsByTag(
  tagId: string,
  limit: number,
  signal: AbortSignal,
): Promise<List<Roadshow>> {
  const query = withPaging(new URLSearchParams({ tag_id: tagId }), { page: 1, pageSize: limit, limit })
  return toList(await send({ call: 'roadshows/upcoming_by_tag', query, signal }))
}
