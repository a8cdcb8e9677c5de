import { listDocuments } from '#api/document-lists.ts'
import { config } from '#config/config.ts'
import type { WebDocument } from '#contract/document.ts'
import { toLocalDay } from '#lib/format/days.ts'
import type { FilterSelection } from '#search/filters/filters.ts'
import type { ListState } from '#search/list/create-list.ts'
import { createSearchableList, type SearchableListOptions } from '#search/list/create-searchable-list.ts'
import { apiFilters, type FeedQuery, getSource, readFeedQuery, withQuickFilter } from './feed.query.ts'
import type { QuickFilter } from './quick-filters.ts'

export type FeedOptions = SearchableListOptions & {
  defaultFilter: QuickFilter
  /** The initial filters, which Clear all restores (R206). */
  defaults: FilterSelection
}

export type FeedState = ListState<WebDocument>

export type FeedStore = ReturnType<typeof createFeed>

/** The list of documents of a quick filter, or of a search by meaning. */
export function createFeed({ defaultFilter: quickFilter, ...options }: FeedOptions) {
  const list = createSearchableList<WebDocument, FeedQuery>({
    ...options,
    read: (filters) =>
      readFeedQuery(filters, { quickFilter, yearsLimit: config().semanticYearsLimit, today: toLocalDay(new Date()) }),
    request: (searchState, page, signal) =>
      listDocuments(
        getSource(searchState),
        { filters: apiFilters(searchState, options.lockedFilters), ...page },
        signal,
      ),
  })
  return {
    ...list,
    chooseQuickFilter: (filter: QuickFilter) => list.update((now) => withQuickFilter(now, filter, quickFilter)),
  }
}
