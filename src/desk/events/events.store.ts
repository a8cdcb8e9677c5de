import { type DeskEventsFilter, listDeskEvents } from '#api/desk-events.ts'
import type { DeskEventRow } from '#contract/desk-events.ts'
import { createPagedList, type PagedList } from '../create-paged-list.ts'
import { createPause } from '../pause.ts'

export type EventsStore = PagedList<DeskEventRow, DeskEventsFilter> & {
  /** Searches when the typing pauses. */
  search(term: string): void
  searchNow(term: string): void
}

/** The list of events. What was searched for stays while an event is looked at. */
export function createEvents(): EventsStore {
  const list = createPagedList<DeskEventRow, DeskEventsFilter>({ term: '', when: 'upcoming' }, listDeskEvents)
  const pause = createPause((term) => {
    if (term !== list.$query.get().term) list.filter({ term })
  })
  return {
    ...list,
    search: pause.later,
    searchNow: pause.now,
    start() {
      const stop = list.start()
      return () => {
        pause.stop()
        stop()
      }
    },
  }
}
