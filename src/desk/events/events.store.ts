import { type DeskEventsFilter, listDeskEvents } from '#api/desk-events.ts'
import type { DeskEventRow } from '#contract/desk-events.ts'
import { createPagedList, type PagedList } from '../create-paged-list.ts'

export type EventsStore = PagedList<DeskEventRow, DeskEventsFilter>

/** The list of events. What was searched for stays while an event is looked at. */
export const createEvents = (): EventsStore => createPagedList({ term: '', when: 'upcoming' }, listDeskEvents)
