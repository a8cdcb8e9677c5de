import { joinValues, splitValues } from '#lib/format/join-values.ts'

/** Category as labelled → its values, in the order they were chosen. */
export type Tags = Readonly<Record<string, readonly string[]>>

/** The filters of a list, as they stand in a query string and go into a call (R222–R228). */
export type SearchFilters = {
  searchTerm: string
  semanticSearchTerm: string
  tags: Tags
  /** Calendar days, `YYYY-MM-DD`, both included. */
  startDate: string
  endDate: string
  /** Requested without a limit in time, which a search by meaning would otherwise have (C50). */
  allTime: boolean
  orderBy: { field: string; ascending: boolean } | undefined
  libraries: readonly string[]
  /** As given: the events' `With Replay` (R227). */
  replay: string
}

/** Names of the two date keys, which a deployment may change (R223). */
export type DateKeys = { start: string; end: string }

export const TAG_PREFIX = 'filter_'
export const ALL_TIME = 'all_time_filter'
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day that the calendar has: engines read `2026-02-30` as a day in March. */
function isDay(text: string): boolean {
  const time = ISO_DAY.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Reads the filters of a query string; what is malformed counts as absent. */
export function readFilters(given: URLSearchParams, keys: DateKeys): SearchFilters {
  // No text has this character, and databases refuse it.
  const query = new URLSearchParams(String(given).replaceAll('%00', ''))
  const tags = [...query]
    .filter(([key]) => key.startsWith(TAG_PREFIX))
    .map(([key, text]) => [key.slice(TAG_PREFIX.length), [...new Set(splitValues(text))]] as const)
    .filter(([, values]) => values.length > 0)
  const day = (key: string) => {
    const text = query.get(key) ?? ''
    return isDay(text) ? text : ''
  }
  const field = query.get('order_by_field')
  return {
    searchTerm: query.get('search_term')?.trim() ?? '',
    semanticSearchTerm: query.get('semantic_search_term')?.trim() ?? '',
    tags: Object.fromEntries(tags),
    startDate: day(keys.start),
    endDate: day(keys.end),
    allTime: query.get(ALL_TIME) === 'true',
    orderBy: field ? { field, ascending: query.get('order_by_order') === 'asc' } : undefined,
    libraries: query.getAll('libraries').filter((library) => library !== ''),
    replay: query.get('replay_filter') ?? '',
  }
}

/** Writes the filters into a query; absent ones have no key. The date keys are the deployment's own or the API's. */
export function writeFilters(filters: SearchFilters, keys: DateKeys): URLSearchParams {
  const query = new URLSearchParams()
  const put = (key: string, value: string) => value !== '' && query.set(key, value)
  put('search_term', filters.searchTerm)
  put('semantic_search_term', filters.semanticSearchTerm)
  put(keys.start, filters.startDate)
  put(keys.end, filters.endDate)
  if (filters.allTime) query.set(ALL_TIME, 'true')
  for (const [category, values] of Object.entries(filters.tags)) put(TAG_PREFIX + category, joinValues(values))
  if (filters.orderBy) {
    query.set('order_by_field', filters.orderBy.field)
    query.set('order_by_order', filters.orderBy.ascending ? 'asc' : 'desc')
  }
  for (const library of filters.libraries) query.append('libraries', library)
  put('replay_filter', filters.replay)
  return query
}

/** Whether a search, a tag or a date narrows the list; order and library do not count (C40). */
export const isNarrowed = (filters: SearchFilters): boolean =>
  [filters.searchTerm, filters.semanticSearchTerm, filters.startDate, filters.endDate].some((text) => text !== '') ||
  Object.keys(filters.tags).length > 0

/** How many values are chosen over all categories (R189). */
export const countValues = (tags: Tags): number => Object.values(tags).reduce((sum, values) => sum + values.length, 0)
