import { documentsCall, listDocuments, toDocuments } from '#api/document-lists.ts'
import type { ListPage } from '#api/list.ts'
import { config } from '#config/config.ts'
import type { WebDocument } from '#contract/document.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { type FilterSelection, readFilters, toSelection } from '#search/filters/filters.ts'
import type { ListState } from '#search/list/create-list.ts'
import { createSearchableList, type SearchableListOptions } from '#search/list/create-searchable-list.ts'
import { apiDateKeys, apiFilters, type FeedQuery, getSource, readFeedQuery, withQuickFilter } from './feed.query.ts'
import type { QuickFilter } from './quick-filters.ts'

export type FeedOptions = SearchableListOptions & {
  defaultFilter: QuickFilter
  /** The initial filters, which Clear all restores (R206). */
  defaults: FilterSelection
}

export type FeedState = ListState<WebDocument>

export type FeedStore = ReturnType<typeof createFeed>

/** The initial filters in an attribute. */
export const readDefaults = (query: string): FilterSelection =>
  toSelection(readFilters(new URLSearchParams(query), apiDateKeys))

/** The list of documents of a quick filter, or of a search by meaning. */
export function createFeed({ defaultFilter: quickFilter, ...options }: FeedOptions) {
  const toRequest = (searchState: FeedQuery, page: ListPage) => ({
    filters: apiFilters(searchState, options.lockedFilters),
    ...page,
  })
  const list = createSearchableList<WebDocument, FeedQuery>({
    ...options,
    read: (filters) =>
      readFeedQuery(filters, { quickFilter, yearsLimit: config().semanticYearsLimit, today: toLocalDay(new Date()) }),
    request: (searchState, page, signal) => listDocuments(getSource(searchState), toRequest(searchState, page), signal),
    firstCall: (searchState, page) => documentsCall(getSource(searchState), toRequest(searchState, page)),
    toFirstPage: toDocuments,
  })
  return {
    ...list,
    chooseQuickFilter: (filter: QuickFilter) => list.update((now) => withQuickFilter(now, filter, quickFilter)),
  }
}
