import { atom, type ReadableAtom } from 'nanostores'
import { type DeskEventsFilter, listDeskEvents } from '#api/desk-events.ts'
import type { DeskEventRow } from '#contract/desk-events.ts'
import { createList, type ListState } from '#search/list/create-list.ts'
import { memoryQuery } from '#search/state/query-state.ts'

export type EventsQuery = DeskEventsFilter & { page: number }

export type EventsStore = {
  $query: ReadableAtom<EventsQuery>
  $state: ReadableAtom<ListState<DeskEventRow>>
  /** Searches or turns to the other events, from the first page on. */
  filter(changes: Partial<DeskEventsFilter>): void
  goToPage(page: number): void
  retry(): void
  start(): () => void
}

const PAGE_SIZE = 25
const LIMIT = 10_000

const ignore = () => {}

/** The list of events. What was searched for stays while an event is looked at. */
export function createEvents(): EventsStore {
  const $query = atom<EventsQuery>({ term: '', when: 'upcoming', page: 1 })
  const list = createList<DeskEventRow>({
    // Numbers of registrations change, so nothing is kept.
    query: { ...memoryQuery(), keep: ignore, recall: () => undefined },
    pageSize: PAGE_SIZE,
    limit: LIMIT,
    paging: 'pages',
    key: () => JSON.stringify($query.get()),
    page: () => $query.get().page,
    fetch: (page, signal, pageSize) => listDeskEvents($query.get(), { page, pageSize }, signal),
    onShorter: (page) => goToPage(page),
    onFailure: ignore,
  })
  const update = (query: EventsQuery) => {
    $query.set(query)
    list.loadNext()
  }
  const goToPage = (page: number) => update({ ...$query.get(), page })
  return {
    $query,
    $state: list.$state,
    filter: (changes) => update({ ...$query.get(), ...changes, page: 1 }),
    goToPage,
    retry: list.retry,
    start: list.start,
  }
}
