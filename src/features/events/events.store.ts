import type { ReadableAtom } from 'nanostores'
import { publicRoadshows } from '#api/public-roadshows.ts'
import { type EventsView, listRoadshows } from '#api/roadshows.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { $eventsChanged } from '#entities/event/registration/events-changed.ts'
import { recordsIn } from '#lib/format/words.ts'
import { type Choice, noChoice } from '#search/filters/choice.ts'
import { dateKeys } from '#search/filters/date-keys.ts'
import type { DateRange } from '#search/filters/date-range.ts'
import { withChoice, withoutTag, withRange, withSearch, withTag } from '#search/filters/edits.ts'
import type { PagedState, Paging } from '#search/list/paged-list.ts'
import { createReloadingList } from '#search/list/reloading-list.ts'
import { createAsked } from '#search/state/asked.ts'
import { withPage } from '#search/state/page-number.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { $session } from '#session/session.store.ts'
import { apiFilters, type EventsQuery, readEventsQuery, withReplayOnly } from './events.query.ts'

export type EventsOptions = Paging & {
  query: QueryState
  view: EventsView
  /** Filters the reader cannot change, by the API's keys. */
  fixed: URLSearchParams
  /** Whether somebody who is signed out sees the coming events that everybody may know of. */
  anonymous: boolean
  onFailure: (failure: Error) => void
}

export type EventsState = PagedState<Roadshow>

/** What was asked for, what was answered, and the verbs that ask for something else; all of it stands in the query. */
export type EventsStore = {
  $asked: ReadableAtom<EventsQuery>
  $state: ReadableAtom<EventsState>
  search(term: string): void
  addTag(category: string, value: string): void
  /** One value of a category, or all of them. */
  removeTag(category: string, value?: string): void
  applyFilters(choice: Choice): void
  chooseRange(range: DateRange): void
  /** Only events with a replay, or all (R313). */
  showReplays(only: boolean): void
  clearAll(): void
  /** Without a search and filters. */
  startOver(): void
  goToPage(page: number): void
  loadMore(): void
  retry(): void
  /** Begins to follow the query, the session and what readers change; the result stops it and gives up what is under way. */
  start(): () => void
}

/** One view of the events (R307, R324). */
export function createEvents(options: EventsOptions): EventsStore {
  const { query, view, fixed, ...paging } = options
  // What is over is for clients.
  const anonymous = options.anonymous && view === 'upcoming'
  const read = (): EventsQuery => {
    const asked = readEventsQuery(query.$query.get(), view, dateKeys(), fixed)
    return paging.paging === 'pages' ? asked : { ...asked, page: 1 }
  }
  const { $asked, ask, narrow, reread } = createAsked({ query, read })
  const list = createReloadingList<Roadshow>({
    ...paging,
    query,
    anonymous,
    page: () => $asked.get().page,
    key: () => JSON.stringify([$asked.get(), String(fixed), $eventsChanged.get()]),
    async fetch(page, signal, pageSize) {
      const filters = apiFilters($asked.get(), fixed)
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
    $asked,
    $state: list.$state,
    search: (term) => narrow((now) => withSearch(now, 'text', term)),
    addTag: (category, value) => narrow((now) => withTag(now, category, value)),
    removeTag: (category, value) => narrow((now) => withoutTag(now, category, value)),
    applyFilters: (choice) => narrow((now) => withChoice(now, dateKeys(), choice)),
    chooseRange: (range) => narrow((now) => withRange(now, dateKeys(), range)),
    showReplays: (only) => narrow((now) => withReplayOnly(now, only)),
    clearAll: () => narrow((now) => withChoice(now, dateKeys(), noChoice)),
    startOver: () =>
      narrow((now) => withReplayOnly(withChoice(withSearch(now, 'text', ''), dateKeys(), noChoice), false)),
    goToPage: (page) => ask((now) => withPage(now, page)),
    loadMore: list.loadMore,
    retry: list.retry,
    start() {
      const follow = () => reread() && list.load()
      const stops = [list.start(), query.follow(), query.$query.listen(follow), $eventsChanged.listen(list.reload)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
