import { joinValues } from '#lib/format/join-values.ts'
import type { DateRange } from './date-range.ts'
import {
  ALL_TIME,
  type DateKeys,
  type FilterSelection,
  LITERAL,
  putOrder,
  readFilters,
  type SearchFilters,
  TAG_PREFIX,
  type Tags,
} from './filters.ts'

/** How a search finds documents: by the words of its term, or by meaning (C51). */
export type SearchMode = 'text' | 'meaning'

const termKeys: Record<SearchMode, string> = { text: 'search_term', meaning: 'semantic_search_term' }

/** A changed copy on the first page: `page` is removed, and unknown keys stay (R256). */
export function edited(query: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams {
  const next = new URLSearchParams(query)
  change(next)
  next.delete('page')
  return next
}

/** Sets the order; undefined is the order of the list itself (R225). */
export const withOrder = (query: URLSearchParams, order: SearchFilters['orderBy']): URLSearchParams =>
  edited(query, (next) => putOrder(next, order))

const put = (query: URLSearchParams, key: string, value: string) =>
  value === '' ? query.delete(key) : query.set(key, value)

/** Sets the search. It replaces one of the other mode (R180), and an empty term clears it (R173). */
export const withSearch = (query: URLSearchParams, mode: SearchMode, term: string): URLSearchParams =>
  edited(query, (next) => {
    for (const key of [...Object.values(termKeys), LITERAL]) next.delete(key)
    put(next, termKeys[mode], term.trim())
  })

/** `tags[category]` would also find inherited keys such as `constructor`. Dates do not matter here. */
const getValues = (query: URLSearchParams, category: string): readonly string[] =>
  new Map(Object.entries(readFilters(query, { start: '', end: '' }).tags)).get(category) ?? []

const putTag = (query: URLSearchParams, category: string, values: readonly string[]) =>
  put(query, TAG_PREFIX + category, joinValues(values))

/** Adds a value to a category, at its end (R204). */
export const withTag = (query: URLSearchParams, category: string, value: string): URLSearchParams =>
  edited(query, (next) => putTag(next, category, [...new Set([...getValues(query, category), value])]))

/** Removes one value of a category, or all of them. An empty category has no key (R198, R204). */
export const withoutTag = (query: URLSearchParams, category: string, value?: string): URLSearchParams =>
  edited(query, (next) => {
    const values = value === undefined ? [] : getValues(query, category).filter((other) => other !== value)
    putTag(next, category, values)
  })

/** Replaces all tags. */
export const withTags = (query: URLSearchParams, tags: Tags): URLSearchParams =>
  edited(query, (next) => {
    for (const key of [...next.keys()]) if (key.startsWith(TAG_PREFIX)) next.delete(key)
    for (const [category, values] of Object.entries(tags)) putTag(next, category, values)
  })

/** Sets the range of dates; an empty range has no key (R216). */
export const withRange = (query: URLSearchParams, keys: DateKeys, range: DateRange): URLSearchParams =>
  edited(query, (next) => {
    put(next, keys.start, range.start)
    put(next, keys.end, range.end)
    put(next, ALL_TIME, range.allTime ? 'true' : '')
  })

/**
 * Replaces all tags and dates, as the filter panel and Clear all do. Search, order, libraries and unknown keys stay
 * (R206, C54).
 */
export const withSelection = (
  query: URLSearchParams,
  keys: DateKeys,
  { tags, range }: FilterSelection,
): URLSearchParams => withRange(withTags(query, tags), keys, range)
