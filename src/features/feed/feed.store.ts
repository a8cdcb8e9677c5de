import { documentsCall, listDocuments, toDocuments } from '#api/document-lists.ts'
import type { ListPage } from '#api/list.ts'
import { config } from '#config/config.ts'
import type { WebDocument } from '#contract/document.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { withOrder } from '#search/filters/edits.ts'
import { type FilterSelection, readFilters, toSelection } from '#search/filters/filters.ts'
import type { ListState } from '#search/list/create-list.ts'
import { createSearchableList, type SearchableListOptions } from '#search/list/create-searchable-list.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { apiDateKeys, apiFilters, type FeedQuery, getSource, readFeedQuery, withQuickFilter } from './feed.query.ts'
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
    defaults: options.defaults,
    limit: options.limit,
    /** Sets the order; undefined is that of the list itself. */
    chooseOrder: (order: FeedQuery['filters']['orderBy']) => list.update((now) => withOrder(now, order)),
    chooseQuickFilter: (filter: QuickFilter) => list.update((now) => withQuickFilter(now, filter, quickFilter)),
  }
}

/** The attributes of the element that its list depends on; the filters are query strings. */
type FeedAttributes = Pick<FeedOptions, 'pageSize' | 'limit' | 'paging' | 'onFailure'> & {
  quickFilter: QuickFilter
  filters: string
  defaultFilters: string
}

/** The list of a feed with these attributes. */
export function openFeed(query: QueryState, attributes: FeedAttributes): FeedStore {
  const { quickFilter, filters, defaultFilters, pageSize, limit, paging, onFailure } = attributes
  return createFeed({
    query,
    defaultFilter: quickFilter,
    lockedFilters: new URLSearchParams(filters),
    defaults: toSelection(readFilters(new URLSearchParams(defaultFilters), apiDateKeys)),
    pageSize,
    limit,
    paging,
    onFailure,
  })
}
