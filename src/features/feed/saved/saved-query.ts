import { toListQuery } from '#entities/saved-search/saved-search-url.ts'
import { isFiltered, readFilters, writeFilters } from '#search/filters/filters.ts'
import { withLockedFilters } from '#search/filters/locked-filters.ts'
import { apiDateKeys, type FeedQuery, withQuickFilter } from '../feed.query.ts'
import type { QuickFilter } from '../quick-filters.ts'

/** Whether there is something to save: a search, a filter, a range, or another quick filter than the feed's own. */
export const canSave = ({ filters, quickFilter }: FeedQuery, defaultFilter: QuickFilter): boolean =>
  isFiltered(filters) || filters.libraries.length > 0 || quickFilter !== defaultFilter

/**
 * The list's query as the API keeps it: with its library and the locked filters, without a page. The default range of a search
 * by meaning is left out, because it moves with the day.
 */
export function getSavedQuery({ filters, quickFilter }: FeedQuery, lockedFilters: URLSearchParams): URLSearchParams {
  const query = withLockedFilters(writeFilters(filters, apiDateKeys), lockedFilters)
  if (!query.has('libraries')) query.set('libraries', quickFilter)
  return query
}

/** Equal for queries of the same list, whatever the order of their keys and values. */
function toKey(query: URLSearchParams): string {
  const filters = readFilters(query, apiDateKeys)
  const tags = Object.entries(filters.tags).map(([category, values]) => [category, [...values].sort()])
  const key = writeFilters({ ...filters, tags: Object.fromEntries(tags) }, apiDateKeys)
  key.sort()
  return String(key)
}

/** The search that keeps this list, if there is one. */
export function findSaved<Search extends { query: string }>(
  searches: readonly Search[],
  query: URLSearchParams,
): Search | undefined {
  const key = toKey(query)
  return searches.find((search) => toKey(new URLSearchParams(search.query)) === key)
}

/** The query that opens a saved search in a feed with this quick filter. */
export function toFeedQuery(saved: string, defaultFilter: QuickFilter): URLSearchParams {
  const query = toListQuery(saved)
  query.delete('page')
  return query.get('libraries') === defaultFilter && query.getAll('libraries').length === 1
    ? withQuickFilter(query, defaultFilter, defaultFilter)
    : query
}
