import type { DateRange } from '#lib/format/days.ts'
import { joinValues, splitValues } from '#lib/format/join-values.ts'

/** Category to its values, in the order of selection. */
export type Tags = Readonly<Record<string, readonly string[]>>

/** The filters of a list in a query string and in a call (R222–R228). */
export type SearchFilters = {
  searchTerm: string
  semanticSearchTerm: string
  /** A misspelt word of the search term is searched for as it was typed. */
  literal: boolean
  tags: Tags
  /** Calendar days, `YYYY-MM-DD`, both included. */
  startDate: string
  endDate: string
  /** No date limit, chosen explicitly; a search by meaning would otherwise have one (C50). */
  allTime: boolean
  orderBy: { field: string; ascending: boolean } | undefined
  libraries: readonly string[]
  /** As given, for `With Replay` of events (R227). */
  replay: string
}

/** The names of the two date keys, which a deployment can change (R223). */
export type DateKeys = { start: string; end: string }

export const TAG_PREFIX = 'filter_'
export const ALL_TIME = 'all_time_filter'
export const LITERAL = 'literal_search'
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a day exists: engines parse `2026-02-30` as a day in March. */
function isDay(text: string): boolean {
  const time = ISO_DAY.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Reads the filters of a query string. Malformed ones count as absent. */
export function readFilters(given: URLSearchParams, keys: DateKeys): SearchFilters {
  // NUL characters are never part of a text, and databases refuse them.
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
  const searchTerm = query.get('search_term')?.trim() ?? ''
  const semanticSearchTerm = query.get('semantic_search_term')?.trim() ?? ''
  return {
    searchTerm,
    semanticSearchTerm,
    literal: searchTerm + semanticSearchTerm !== '' && query.get(LITERAL) === 'true',
    tags: Object.fromEntries(tags),
    startDate: day(keys.start),
    endDate: day(keys.end),
    allTime: query.get(ALL_TIME) === 'true',
    orderBy: field ? { field, ascending: query.get('order_by_order') === 'asc' } : undefined,
    libraries: query.getAll('libraries').filter((library) => library !== ''),
    replay: query.get('replay_filter') ?? '',
  }
}

/** Sets the keys of an order; undefined is the order of the list itself, which has none (R225). */
export function putOrder(query: URLSearchParams, order: SearchFilters['orderBy']): void {
  if (order) {
    query.set('order_by_field', order.field)
    query.set('order_by_order', order.ascending ? 'asc' : 'desc')
  } else {
    query.delete('order_by_field')
    query.delete('order_by_order')
  }
}

/** Writes the filters to a query; absent ones have no key. The date keys are the deployment's or the API's. */
export function writeFilters(filters: SearchFilters, keys: DateKeys): URLSearchParams {
  const query = new URLSearchParams()
  const put = (key: string, value: string) => value !== '' && query.set(key, value)
  put('search_term', filters.searchTerm)
  put('semantic_search_term', filters.semanticSearchTerm)
  if (filters.literal) query.set(LITERAL, 'true')
  put(keys.start, filters.startDate)
  put(keys.end, filters.endDate)
  if (filters.allTime) query.set(ALL_TIME, 'true')
  for (const [category, values] of Object.entries(filters.tags)) put(TAG_PREFIX + category, joinValues(values))
  putOrder(query, filters.orderBy)
  for (const library of filters.libraries) query.append('libraries', library)
  put('replay_filter', filters.replay)
  return query
}

/** Whether a search, a tag or a date is set; order and library do not count (C40). */
export const isFiltered = (filters: SearchFilters): boolean =>
  [filters.searchTerm, filters.semanticSearchTerm, filters.startDate, filters.endDate].some((text) => text !== '') ||
  Object.keys(filters.tags).length > 0

/** The number of selected values in all categories (R189). */
export const countValues = (tags: Tags): number => Object.values(tags).reduce((sum, values) => sum + values.length, 0)

/** The selection in a filter panel: tags and dates. */
export type FilterSelection = { tags: Tags; range: DateRange }

export const emptySelection: FilterSelection = { tags: {}, range: { start: '', end: '', allTime: false } }

export const toSelection = ({ tags, startDate: start, endDate: end, allTime }: SearchFilters): FilterSelection => ({
  tags,
  range: { start, end, allTime },
})
