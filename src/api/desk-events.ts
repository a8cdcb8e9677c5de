import type {
  DeskEvent,
  DeskEventChange,
  DeskEventDraft,
  DeskEventRow,
  DeskRegistration,
} from '#contract/desk-events.ts'
import { badResponse } from './errors.ts'
import { type List, toList } from './list.ts'
import { send } from './send.ts'

/** Which events the desk lists: `upcoming`, the next one first, or `past`, the latest first. */
export type DeskEventsFilter = { term: string; when: 'upcoming' | 'past' }

const toEvent = (answer: unknown): DeskEvent => {
  if (!answer) throw badResponse()
  return answer as DeskEvent
}

/** A page of events, regardless of who may see them. */
export async function listDeskEvents(
  { term, when }: DeskEventsFilter,
  page: { page: number; pageSize: number },
  signal: AbortSignal,
): Promise<List<DeskEventRow>> {
  const query = new URLSearchParams({ when, page: String(page.page), page_size: String(page.pageSize) })
  if (term) query.set('search_term', term)
  return toList<DeskEventRow>(await send({ call: 'desk/events', query, signal }))
}

/** An event with all that the desk sets. 404: unknown. */
export const getDeskEvent = async (id: string, signal: AbortSignal): Promise<DeskEvent> =>
  toEvent(await send({ call: 'desk/events/{id}', values: { id }, signal }))

/** 422: by field, also `tags.Region` and the like. */
export const createDeskEvent = async (draft: DeskEventDraft): Promise<DeskEvent> =>
  toEvent(await send({ call: 'desk/events', json: draft }))

/** 409: it was changed or cancelled meanwhile; 422 as for a new one. */
export const changeDeskEvent = async (id: string, change: DeskEventChange): Promise<DeskEvent> =>
  toEvent(await send({ call: 'desk/events/{id}', values: { id }, json: change }))

/** Cancels an event, also if it is cancelled already, with a reason for its attendees or ''. 409: it is over. */
export const cancelDeskEvent = async (id: string, reason: string): Promise<DeskEvent> =>
  toEvent(await send({ call: 'desk/events/{id}/cancel', values: { id }, json: { reason } }))

/** Who takes part in an event or has asked for access, the first one first. */
export const listDeskRegistrations = async (id: string, signal: AbortSignal): Promise<DeskRegistration[]> =>
  toList<DeskRegistration>(await send({ call: 'desk/events/{id}/registrations', values: { id }, signal })).records
