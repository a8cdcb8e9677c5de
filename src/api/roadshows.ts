import type { Roadshow, RoadshowDetail } from '#contract/roadshow.ts'
import type { Call } from './client.ts'
import { badResponse } from './errors.ts'
import { type List, type ListPage, toList, withPaging } from './list.ts'
import { send } from './send.ts'

/** Upcoming events, the next one first, or past events, the latest first. */
export type EventsView = 'upcoming' | 'past'

const calls = { upcoming: 'roadshows/upcoming', past: 'roadshows/recent' } as const

/** The call for a page of the events. */
export const roadshowsCall = (view: EventsView, filters: URLSearchParams, page: ListPage): Call => ({
  call: calls[view],
  query: withPaging(filters, page),
})

/** A page of the events that match the filters (R324, R390). */
export async function listRoadshows(
  view: EventsView,
  filters: URLSearchParams,
  page: ListPage,
  signal: AbortSignal,
): Promise<List<Roadshow>> {
  return toList(await send({ ...roadshowsCall(view, filters, page), signal }))
}

/** The next events about a company, an analyst or a sector, at most `limit` (R297). */
export async function upcomingRoadshowsByTag(
  tagId: string,
  limit: number,
  signal: AbortSignal,
): Promise<List<Roadshow>> {
  const query = withPaging(new URLSearchParams({ tag_id: tagId }), { page: 1, pageSize: limit, limit })
  return toList(await send({ call: 'roadshows/upcoming_by_tag', query, signal }))
}

/** Events recommended to the user, at most `limit` (R242). */
export async function suggestedRoadshows(limit: number, signal: AbortSignal): Promise<List<Roadshow>> {
  const query = new URLSearchParams({ limit: String(limit) })
  return toList(await send({ call: 'roadshows/suggested', query, signal }))
}

/** One event (R335). 404: unknown. Throws for an empty answer. */
export async function roadshowById(id: string, signal: AbortSignal): Promise<RoadshowDetail> {
  const query = new URLSearchParams({ roadshow_id: id })
  const roadshow = await send({ call: 'roadshows/roadshow_by_id', query, signal })
  if (!roadshow) throw badResponse()
  return roadshow as RoadshowDetail
}

/**
 * Registers for an event, or requests access to one that is not permitted (R329, R391, C69). 409: it is full or over.
 */
export async function registerForRoadshow(id: string): Promise<void> {
  await send({ call: 'roadshows/{id}/register', values: { id }, json: {} })
}

/** Takes back the user's registration or request for access. 409: the event is over. */
export async function withdrawFromRoadshow(id: string): Promise<void> {
  await send({ call: 'roadshows/{id}/withdraw', values: { id }, json: {} })
}
