import type { ReadableAtom } from 'nanostores'
import { listDocuments } from '#api/document-lists.ts'
import { config } from '#config/config.ts'
import type { WebDocument } from '#contract/document.ts'
import { dayOf } from '#lib/format/days.ts'
import { dateKeys } from '#search/filters/date-keys.ts'
import type { DateRange } from '#search/filters/date-range.ts'
import { type SearchMode, withoutTag, withRange, withSearch, withSelection, withTag } from '#search/filters/edits.ts'
import type { FilterSelection } from '#search/filters/filter-selection.ts'
import { isNarrowed, readFilters } from '#search/filters/filters.ts'
import { withoutLocked } from '#search/filters/locked-filters.ts'
import { createPagedList, type PagedState, type Paging } from '#search/list/paged-list.ts'
import { withPage } from '#search/state/page-number.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { createSearchState } from '#search/state/search-state.ts'
import { apiFilters, type FeedQuery, listOf, readFeedQuery, withQuickFilter } from './feed.query.ts'
import type { QuickFilter } from './quick-filters.ts'

export type FeedOptions = Paging & {
  query: QueryState
  /** Filters the user cannot change, by the API's keys. */
  lockedFilters: URLSearchParams
  defaultFilter: QuickFilter
  /** Filters the user begins with and comes back to by clearing (R206). */
  defaults: FilterSelection
  onFailure: (failure: Error) => void
}

export type FeedState = PagedState<WebDocument>

/** What was requested, what was answered, and the verbs that ask for something else. */
export type FeedStore = {
  $searchState: ReadableAtom<FeedQuery>
  $state: ReadableAtom<FeedState>
  chooseQuickFilter(filter: QuickFilter): void
  search(term: string, mode: SearchMode): void
  addTag(category: string, value: string): void
  /** One value of a category, or all of them. */
  removeTag(category: string, value?: string): void
  applyFilters(selection: FilterSelection): void
  chooseRange(range: DateRange): void
  clearAll(): void
  /** Without a search and with the filters the feed begins with. */
  startOver(): void
  goToPage(page: number): void
  loadMore(): void
  retry(): void
  /** Begins to follow the query and the session; the result stops it and gives up what is under way. */
  start(): () => void
}

export function createFeed(options: FeedOptions): FeedStore {
  const { query, lockedFilters, defaultFilter: quickFilter, defaults, ...paging } = options
  const read = (): FeedQuery => {
    const { semanticYearsLimit: yearsLimit } = config()
    const start = { quickFilter, dateKeys: dateKeys(), yearsLimit, today: dayOf(new Date()) }
    const read = readFeedQuery(query.$query.get(), start)
    const searchState = { ...read, filters: withoutLocked(read.filters, lockedFilters) }
    return paging.paging === 'pages' ? searchState : { ...searchState, page: 1 }
  }
  const { $searchState, setQuery, update, syncFromUrl } = createSearchState({ query, read })
  const list = createPagedList<WebDocument>({
    ...paging,
    query,
    page: () => $searchState.get().page,
    key: () => JSON.stringify([$searchState.get(), String(lockedFilters)]),
    fetch: (page, signal) => {
      const searchState = $searchState.get()
      const { pageSize, limit } = paging
      return listDocuments(
        listOf(searchState),
        { filters: apiFilters(searchState, lockedFilters), page, pageSize, limit },
        signal,
      )
    },
    onShorter: (pages) => query.set(withPage(query.$query.get(), pages), 'replace'),
  })

  const hasDefaults = Object.keys(defaults.tags).length > 0 || Object.values(defaults.range).some(Boolean)
  const takeDefaults = () => {
    const now = query.$query.get()
    const searchState = readFilters(now, dateKeys())
    if (!hasDefaults || isNarrowed(searchState) || searchState.allTime) return
    query.set(withSelection(now, dateKeys(), defaults), 'replace')
    syncFromUrl()
  }

  return {
    $searchState,
    $state: list.$state,
    chooseQuickFilter: (filter) => update((now) => withQuickFilter(now, filter, quickFilter)),
    search: (term, mode) => update((now) => withSearch(now, mode, term)),
    addTag: (category, value) => update((now) => withTag(now, category, value)),
    removeTag: (category, value) => update((now) => withoutTag(now, category, value)),
    applyFilters: (selection) => update((now) => withSelection(now, dateKeys(), selection)),
    chooseRange: (range) => update((now) => withRange(now, dateKeys(), range)),
    clearAll: () => update((now) => withSelection(now, dateKeys(), defaults)),
    startOver: () => update((now) => withSelection(withSearch(now, 'text', ''), dateKeys(), defaults)),
    goToPage: (page) => setQuery((now) => withPage(now, page)),
    loadMore: list.loadMore,
    retry: list.retry,
    start() {
      takeDefaults()
      const stopList = list.start()
      const stopPage = query.follow()
      const stopQuery = query.$query.listen(() => syncFromUrl() && list.load())
      return () => {
        stopPage()
        stopQuery()
        stopList()
      }
    },
  }
}
