import type { ReadableAtom } from 'nanostores'
import { listDocuments } from '#api/document-lists.ts'
import { config } from '#config/config.ts'
import type { WebDocument } from '#contract/document.ts'
import { dayOf } from '#lib/format/days.ts'
import type { Choice } from '#search/filters/choice.ts'
import { dateKeys } from '#search/filters/date-keys.ts'
import type { DateRange } from '#search/filters/date-range.ts'
import { type SearchMode, withChoice, withoutTag, withRange, withSearch, withTag } from '#search/filters/edits.ts'
import { isNarrowed, readFilters } from '#search/filters/filters.ts'
import { withoutFixed } from '#search/filters/fixed-filters.ts'
import { createPagedList, type PagedState, type Paging } from '#search/list/paged-list.ts'
import { createAsked } from '#search/state/asked.ts'
import { withPage } from '#search/state/page-number.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { apiFilters, type FeedQuery, listOf, readFeedQuery, withQuickFilter } from './feed.query.ts'
import type { QuickFilter } from './quick-filters.ts'

export type FeedOptions = Paging & {
  query: QueryState
  /** Filters the reader cannot change, by the API's keys. */
  fixed: URLSearchParams
  defaultFilter: QuickFilter
  /** Filters the reader begins with and comes back to by clearing (R206). */
  defaults: Choice
  onFailure: (failure: Error) => void
}

export type FeedState = PagedState<WebDocument>

/** What was asked for, what was answered, and the verbs that ask for something else. */
export type FeedStore = {
  $asked: ReadableAtom<FeedQuery>
  $state: ReadableAtom<FeedState>
  chooseQuickFilter(filter: QuickFilter): void
  search(term: string, mode: SearchMode): void
  addTag(category: string, value: string): void
  /** One value of a category, or all of them. */
  removeTag(category: string, value?: string): void
  applyFilters(choice: Choice): void
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
  const { query, fixed, defaultFilter: quickFilter, defaults, ...paging } = options
  const read = (): FeedQuery => {
    const { semanticYearsLimit: yearsLimit } = config()
    const start = { quickFilter, dateKeys: dateKeys(), yearsLimit, today: dayOf(new Date()) }
    const read = readFeedQuery(query.$query.get(), start)
    const asked = { ...read, filters: withoutFixed(read.filters, fixed) }
    return paging.paging === 'pages' ? asked : { ...asked, page: 1 }
  }
  const { $asked, ask, narrow, reread } = createAsked({ query, read })
  const list = createPagedList<WebDocument>({
    ...paging,
    query,
    page: () => $asked.get().page,
    key: () => JSON.stringify([$asked.get(), String(fixed)]),
    fetch: (page, signal) => {
      const asked = $asked.get()
      const { pageSize, limit } = paging
      return listDocuments(listOf(asked), { filters: apiFilters(asked, fixed), page, pageSize, limit }, signal)
    },
    onShorter: (pages) => query.set(withPage(query.$query.get(), pages), 'replace'),
  })

  const hasDefaults = Object.keys(defaults.tags).length > 0 || Object.values(defaults.range).some(Boolean)
  const takeDefaults = () => {
    const now = query.$query.get()
    const asked = readFilters(now, dateKeys())
    if (!hasDefaults || isNarrowed(asked) || asked.allTime) return
    query.set(withChoice(now, dateKeys(), defaults), 'replace')
    reread()
  }

  return {
    $asked,
    $state: list.$state,
    chooseQuickFilter: (filter) => narrow((now) => withQuickFilter(now, filter, quickFilter)),
    search: (term, mode) => narrow((now) => withSearch(now, mode, term)),
    addTag: (category, value) => narrow((now) => withTag(now, category, value)),
    removeTag: (category, value) => narrow((now) => withoutTag(now, category, value)),
    applyFilters: (choice) => narrow((now) => withChoice(now, dateKeys(), choice)),
    chooseRange: (range) => narrow((now) => withRange(now, dateKeys(), range)),
    clearAll: () => narrow((now) => withChoice(now, dateKeys(), defaults)),
    startOver: () => narrow((now) => withChoice(withSearch(now, 'text', ''), dateKeys(), defaults)),
    goToPage: (page) => ask((now) => withPage(now, page)),
    loadMore: list.loadMore,
    retry: list.retry,
    start() {
      takeDefaults()
      const stopList = list.start()
      const stopPage = query.follow()
      const stopQuery = query.$query.listen(() => reread() && list.load())
      return () => {
        stopPage()
        stopQuery()
        stopList()
      }
    },
  }
}
