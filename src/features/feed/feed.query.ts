import type { DocumentSource } from '#api/document-lists.ts'
import { type ActiveRange, effectiveRange } from '#search/filters/date-range.ts'
import { edited, type SearchMode } from '#search/filters/edits.ts'
import { type DateKeys, type SearchFilters, writeFilters } from '#search/filters/filters.ts'
import { withLockedFilters } from '#search/filters/locked-filters.ts'
import { isQuickFilter, type QuickFilter, sourceOf } from './quick-filters.ts'

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

/** Those that the search box suggests from. */
export const suggestedCategories = [...filterCategories, 'Sub-Sector']

/** The API's own names of the date keys. */
export const apiDateKeys: DateKeys = { start: 'start_date', end: 'end_date' }

/** What a feed's query requests. */
export type FeedQuery = {
  quickFilter: QuickFilter
  /** What narrows the list; of two searches the one by meaning counts (R180). */
  filters: SearchFilters
  /** The user's own range, or the default one of a search by meaning (R181, C50). */
  range: ActiveRange
}

export type FeedDefaults = { quickFilter: QuickFilter; yearsLimit: number; today: string }

/** The quick filter stands in the query as the one library requested; without one it is the feed's default. */
export function readFeedQuery(read: SearchFilters, defaults: FeedDefaults): FeedQuery {
  const filters = read.semanticSearchTerm === '' ? read : { ...read, searchTerm: '' }
  const range = effectiveRange(filters, defaults.yearsLimit, defaults.today)
  const [library, ...others] = filters.libraries
  return others.length === 0 && isQuickFilter(library)
    ? { range, quickFilter: library, filters: { ...filters, libraries: [] } }
    : { range, quickFilter: defaults.quickFilter, filters }
}

export const searchOf = ({ filters }: FeedQuery): { term: string; mode: SearchMode } =>
  filters.semanticSearchTerm === ''
    ? { term: filters.searchTerm, mode: 'text' }
    : { term: filters.semanticSearchTerm, mode: 'meaning' }

/** A search by meaning has a list of its own, whatever the quick filter (R253). */
export const listOf = (searchState: FeedQuery): DocumentSource =>
  searchOf(searchState).mode === 'meaning' ? 'semantic_documents' : sourceOf(searchState.quickFilter)

/** The filters as the API takes them, together with those the feed is locked to. */
export function apiFilters(searchState: FeedQuery, lockedFilters: URLSearchParams): URLSearchParams {
  const { filters, range } = searchState
  const query = writeFilters({ ...filters, startDate: range.start, endDate: range.end }, apiDateKeys)
  if (searchOf(searchState).mode === 'meaning') {
    query.delete('libraries')
    query.set('hide_unentitled', 'true')
  }
  return withLockedFilters(query, lockedFilters)
}

/** The same for what suggestions are counted in: the library is not part of the call there. */
export function filtersOfSuggestions(searchState: FeedQuery, lockedFilters: URLSearchParams): URLSearchParams {
  const query = apiFilters(searchState, lockedFilters)
  if (searchState.quickFilter !== 'All' && !query.has('libraries')) query.set('libraries', searchState.quickFilter)
  return query
}

/** What the filter panel's lists are narrowed by besides its own choices: the search, the dates, the library, the locked filters. */
export const getPanelScope = (searchState: FeedQuery, lockedFilters: URLSearchParams): URLSearchParams =>
  filtersOfSuggestions({ ...searchState, filters: { ...searchState.filters, tags: {} } }, lockedFilters)

/** Another quick filter; the default needs no key. Unknown keys stay, the page starts again. */
export const withQuickFilter = (query: URLSearchParams, filter: QuickFilter, defaultFilter: QuickFilter) =>
  edited(query, (next) => {
    if (filter === defaultFilter) next.delete('libraries')
    else next.set('libraries', filter)
  })
