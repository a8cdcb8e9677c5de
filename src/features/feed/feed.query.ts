import type { DocumentSource } from '#api/document-lists.ts'
import { type ActiveRange, effectiveRange } from '#search/filters/date-range.ts'
import { edited, type SearchMode } from '#search/filters/edits.ts'
import { type DateKeys, type SearchFilters, writeFilters } from '#search/filters/filters.ts'
import { withLockedFilters } from '#search/filters/locked-filters.ts'
import { getFilterSource, isQuickFilter, type QuickFilter } from './quick-filters.ts'

/** The categories that research is filtered by, in their order (R249). */
export const filterCategories = [
  'Asset Class',
  'Region',
  'Sector',
  'Company',
  'Ticker',
  'Analyst',
  'Country',
  'Content Type',
]

/** The categories of suggestions in the search box. */
export const suggestedCategories = [...filterCategories, 'Sub-Sector']

/** The API's own names of the date keys. */
export const apiDateKeys: DateKeys = { start: 'start_date', end: 'end_date' }

/** The query of a feed. */
export type FeedQuery = {
  quickFilter: QuickFilter
  /** The filters; a search by meaning takes precedence over a text search (R180). */
  filters: SearchFilters
  /** The user's own range, or the default one of a search by meaning (R181, C50). */
  range: ActiveRange
}

export type FeedDefaults = { quickFilter: QuickFilter; yearsLimit: number; today: string }

/** The quick filter is the only library in the query; without one it is the feed's default. */
export function readFeedQuery(read: SearchFilters, defaults: FeedDefaults): FeedQuery {
  const filters = read.semanticSearchTerm === '' ? read : { ...read, searchTerm: '' }
  const range = effectiveRange(filters, defaults.yearsLimit, defaults.today)
  const [library, ...others] = filters.libraries
  return others.length === 0 && isQuickFilter(library)
    ? { range, quickFilter: library, filters: { ...filters, libraries: [] } }
    : { range, quickFilter: defaults.quickFilter, filters }
}

export const getSearch = ({ filters }: FeedQuery): { term: string; mode: SearchMode } =>
  filters.semanticSearchTerm === ''
    ? { term: filters.searchTerm, mode: 'text' }
    : { term: filters.semanticSearchTerm, mode: 'meaning' }

/** Whether the list is sorted by its date, from the newest document on. */
export const isNewestFirst = ({ filters }: FeedQuery): boolean =>
  filters.searchTerm === '' && filters.semanticSearchTerm === '' && !filters.orderBy

/** A search by meaning has its own list, for any quick filter (R253). */
export const getSource = (searchState: FeedQuery): DocumentSource =>
  getSearch(searchState).mode === 'meaning' ? 'semantic_documents' : getFilterSource(searchState.quickFilter)

/** The filters by the API's keys, with the locked ones. */
export function apiFilters(searchState: FeedQuery, lockedFilters: URLSearchParams): URLSearchParams {
  const { filters, range } = searchState
  const query = writeFilters({ ...filters, startDate: range.start, endDate: range.end }, apiDateKeys)
  if (getSearch(searchState).mode === 'meaning') {
    query.delete('libraries')
    query.set('hide_unentitled', 'true')
  }
  return withLockedFilters(query, lockedFilters)
}

/** The filters for counts of suggestions; their call needs the library as a filter. */
export function getSuggestionFilters(searchState: FeedQuery, lockedFilters: URLSearchParams): URLSearchParams {
  const query = apiFilters(searchState, lockedFilters)
  if (searchState.quickFilter !== 'All' && !query.has('libraries')) query.set('libraries', searchState.quickFilter)
  return query
}

/**
 * The scope of the filter panel's lists: search, dates, library and locked filters, without the panel's own selection.
 */
export const getPanelScope = (searchState: FeedQuery, lockedFilters: URLSearchParams): URLSearchParams =>
  getSuggestionFilters({ ...searchState, filters: { ...searchState.filters, tags: {} } }, lockedFilters)

/** Sets the quick filter; the default has no key. Unknown keys stay, and the list starts at the first page. */
export const withQuickFilter = (query: URLSearchParams, filter: QuickFilter, defaultFilter: QuickFilter) =>
  edited(query, (next) => {
    if (filter === defaultFilter) next.delete('libraries')
    else next.set('libraries', filter)
  })
