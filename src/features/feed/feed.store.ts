import { listDocuments } from '#api/document-lists.ts'
import { config } from '#config/config.ts'
import type { WebDocument } from '#contract/document.ts'
import { toLocalDay } from '#lib/format/days.ts'
import type { FilterSelection } from '#search/filters/filter-selection.ts'
import type { ListState } from '#search/list/create-list.ts'
import { createSearchableList, type SearchableListOptions } from '#search/list/create-searchable-list.ts'
import { apiFilters, type FeedQuery, listOf, readFeedQuery, withQuickFilter } from './feed.query.ts'
import type { QuickFilter } from './quick-filters.ts'

export type FeedOptions = SearchableListOptions & {
  defaultFilter: QuickFilter
  /** Filters the user begins with and comes back to by clearing (R206). */
  defaults: FilterSelection
}

export type FeedState = ListState<WebDocument>

export type FeedStore = ReturnType<typeof createFeed>

/** The documents of one quick filter, or those that a search by meaning finds. */
export function createFeed({ defaultFilter: quickFilter, ...options }: FeedOptions) {
  const list = createSearchableList<WebDocument, FeedQuery>({
    ...options,
    read: (filters) =>
      readFeedQuery(filters, { quickFilter, yearsLimit: config().semanticYearsLimit, today: toLocalDay(new Date()) }),
    request: (searchState, page, signal) =>
      listDocuments(listOf(searchState), { filters: apiFilters(searchState, options.lockedFilters), ...page }, signal),
  })
  return {
    ...list,
    chooseQuickFilter: (filter: QuickFilter) => list.update((now) => withQuickFilter(now, filter, quickFilter)),
  }
}
