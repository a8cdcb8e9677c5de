import { readFilters, type SearchFilters, writeFilters } from '../../query/filters.ts'
import { isQuickFilter, type QuickFilter } from './quick-filters.ts'

/** The API's own names of the date keys. */
const apiDateKeys = { start: 'start_date', end: 'end_date' }

/** What a feed's query asks for: a quick filter and what narrows its list. */
export type FeedQuery = { quickFilter: QuickFilter; filters: SearchFilters }

/** The quick filter stands in the query as the one library asked for; without one it is the feed's default. */
export function readFeedQuery(
  query: URLSearchParams,
  defaultFilter: QuickFilter,
  dateKeys: { start: string; end: string },
): FeedQuery {
  const filters = readFilters(query, dateKeys)
  const [library, ...others] = filters.libraries
  return others.length === 0 && isQuickFilter(library)
    ? { quickFilter: library, filters: { ...filters, libraries: [] } }
    : { quickFilter: defaultFilter, filters }
}

/** The filters as the API takes them, together with those the feed is fixed to. */
export function apiFilters({ filters }: FeedQuery, fixed: URLSearchParams): URLSearchParams {
  const query = writeFilters(filters, apiDateKeys)
  for (const key of fixed.keys()) query.delete(key)
  for (const [key, value] of fixed) query.append(key, value)
  return query
}

const edited = (query: URLSearchParams, change: (next: URLSearchParams) => void) => {
  const next = new URLSearchParams(query)
  change(next)
  next.delete('page')
  return next
}

/** Another quick filter; the default needs no key. Unknown keys stay, the page starts anew. */
export const withQuickFilter = (query: URLSearchParams, filter: QuickFilter, defaultFilter: QuickFilter) =>
  edited(query, (next) => {
    if (filter === defaultFilter) next.delete('libraries')
    else next.set('libraries', filter)
  })

/** Another search text, trimmed; an empty one removes the key (R173), and so does it the search by meaning (R180). */
export const withSearchTerm = (query: URLSearchParams, term: string) =>
  edited(query, (next) => {
    next.delete('semantic_search_term')
    if (term.trim() === '') next.delete('search_term')
    else next.set('search_term', term.trim())
  })
