import type { ReadableAtom } from 'nanostores'
import { publicRoadshows } from '#api/public-roadshows.ts'
import { type EventsView, listRoadshows } from '#api/roadshows.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { $eventsChanged } from '#entities/event/registration/events-changed.ts'
import { recordsIn } from '#lib/format/words.ts'
import { dateKeys } from '#search/filters/date-keys.ts'
import type { DateRange } from '#search/filters/date-range.ts'
import { withoutTag, withRange, withSearch, withSelection, withTag } from '#search/filters/edits.ts'
import { emptySelection, type FilterSelection } from '#search/filters/filter-selection.ts'
import type { PagedState, Paging } from '#search/list/paged-list.ts'
import { createReloadingList } from '#search/list/reloading-list.ts'
import { withPage } from '#search/state/page-number.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { createSearchState } from '#search/state/search-state.ts'
import { $session } from '#session/session.store.ts'
import { apiFilters, type EventsQuery, readEventsQuery, withReplayOnly } from './events.query.ts'

export type EventsOptions = Paging & {
  query: QueryState
  view: EventsView
  /** Filters the user cannot change, by the API's keys. */
  lockedFilters: URLSearchParams
  /** Whether somebody who is signed out sees the coming events that everybody may know of. */
  anonymous: boolean
  onFailure: (failure: Error) => void
}

export type EventsState = PagedState<Roadshow>

/** What was requested, what was answered, and the verbs that ask for something else; all of it stands in the query. */
export type EventsStore = {
  $searchState: ReadableAtom<EventsQuery>
  $state: ReadableAtom<EventsState>
  search(term: string): void
  addTag(category: string, value: string): void
  /** One value of a category, or all of them. */
  removeTag(category: string, value?: string): void
  applyFilters(selection: FilterSelection): void
  chooseRange(range: DateRange): void
  /** Only events with a replay, or all (R313). */
  showReplays(only: boolean): void
  clearAll(): void
  /** Without a search and filters. */
  startOver(): void
  goToPage(page: number): void
  loadMore(): void
  retry(): void
  /** Begins to follow the query, the session and what users change; the result stops it and gives up what is under way. */
  start(): () => void
}

/** One view of the events (R307, R324). */
export function createEvents(options: EventsOptions): EventsStore {
  const { query, view, lockedFilters, ...paging } = options
  // What is over is for clients.
  const anonymous = options.anonymous && view === 'upcoming'
  const read = (): EventsQuery => {
    const searchState = readEventsQuery(query.$query.get(), view, dateKeys(), lockedFilters)
    return paging.paging === 'pages' ? searchState : { ...searchState, page: 1 }
  }
  const { $searchState, setQuery, update, syncFromUrl } = createSearchState({ query, read })
  const list = createReloadingList<Roadshow>({
    ...paging,
    query,
    anonymous,
    page: () => $searchState.get().page,
    key: () => JSON.stringify([$searchState.get(), String(lockedFilters), $eventsChanged.get()]),
    async fetch(page, signal, pageSize) {
      const filters = apiFilters($searchState.get(), lockedFilters)
      const place = { page, pageSize, limit: paging.limit }
      const isGuest = $session.get().state === 'signed-out'
      const answer = await (isGuest
        ? publicRoadshows(filters, place, signal)
        : listRoadshows(view, filters, place, signal))
      return { ...answer, records: recordsIn(answer.records) }
    },
    onShorter: (pages) => query.set(withPage(query.$query.get(), pages), 'replace'),
  })

  return {
    $searchState,
    $state: list.$state,
    search: (term) => update((now) => withSearch(now, 'text', term)),
    addTag: (category, value) => update((now) => withTag(now, category, value)),
    removeTag: (category, value) => update((now) => withoutTag(now, category, value)),
    applyFilters: (selection) => update((now) => withSelection(now, dateKeys(), selection)),
    chooseRange: (range) => update((now) => withRange(now, dateKeys(), range)),
    showReplays: (only) => update((now) => withReplayOnly(now, only)),
    clearAll: () => update((now) => withSelection(now, dateKeys(), emptySelection)),
    startOver: () =>
      update((now) => withReplayOnly(withSelection(withSearch(now, 'text', ''), dateKeys(), emptySelection), false)),
    goToPage: (page) => setQuery((now) => withPage(now, page)),
    loadMore: list.loadMore,
    retry: list.retry,
    start() {
      const follow = () => syncFromUrl() && list.load()
      const stops = [list.start(), query.follow(), query.$query.listen(follow), $eventsChanged.listen(list.reload)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
