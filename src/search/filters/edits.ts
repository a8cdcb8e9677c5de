import { joinValues } from '#lib/format/join-values.ts'
import type { DateRange } from './date-range.ts'
import type { FilterSelection } from './filter-selection.ts'
import { ALL_TIME, type DateKeys, readFilters, TAG_PREFIX, type Tags } from './filters.ts'

/** How a search term is meant: found by its words, or by what it says (C51). */
export type SearchMode = 'text' | 'meaning'

const termKeys: Record<SearchMode, string> = { text: 'search_term', meaning: 'semantic_search_term' }

/** A changed copy whose list starts again: unknown keys stay, the page goes (R256). */
export function edited(query: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams {
  const next = new URLSearchParams(query)
  change(next)
  next.delete('page')
  return next
}

const put = (query: URLSearchParams, key: string, value: string) =>
  value === '' ? query.delete(key) : query.set(key, value)

/** Another search, trimmed: it ends the one of the other mode (R180), and an empty one is none (R173). */
export const withSearch = (query: URLSearchParams, mode: SearchMode, term: string): URLSearchParams =>
  edited(query, (next) => {
    for (const key of Object.values(termKeys)) next.delete(key)
    put(next, termKeys[mode], term.trim())
  })

/** Not by `tags[category]`, which finds what every object has: `constructor`. Dates are of no interest here. */
const valuesOf = (query: URLSearchParams, category: string): readonly string[] =>
  new Map(Object.entries(readFilters(query, { start: '', end: '' }).tags)).get(category) ?? []

const putTag = (query: URLSearchParams, category: string, values: readonly string[]) =>
  put(query, TAG_PREFIX + category, joinValues(values))

/** One value more of a category, at its end (R204). */
export const withTag = (query: URLSearchParams, category: string, value: string): URLSearchParams =>
  edited(query, (next) => putTag(next, category, [...new Set([...valuesOf(query, category), value])]))

/** Without one value of a category, or without all of them; an empty category has no key (R198, R204). */
export const withoutTag = (query: URLSearchParams, category: string, value?: string): URLSearchParams =>
  edited(query, (next) => {
    const values = value === undefined ? [] : valuesOf(query, category).filter((other) => other !== value)
    putTag(next, category, values)
  })

/** These tags in place of all others. */
export const withTags = (query: URLSearchParams, tags: Tags): URLSearchParams =>
  edited(query, (next) => {
    for (const key of [...next.keys()]) if (key.startsWith(TAG_PREFIX)) next.delete(key)
    for (const [category, values] of Object.entries(tags)) putTag(next, category, values)
  })

/** Another range of dates; the empty one has no key (R216). */
export const withRange = (query: URLSearchParams, keys: DateKeys, range: DateRange): URLSearchParams =>
  edited(query, (next) => {
    put(next, keys.start, range.start)
    put(next, keys.end, range.end)
    put(next, ALL_TIME, range.allTime ? 'true' : '')
  })

/** These tags and dates in place of all others, as from a panel or by clearing; search, order, libraries and unknown keys stay (R206, C54). */
export const withSelection = (
  query: URLSearchParams,
  keys: DateKeys,
  { tags, range }: FilterSelection,
): URLSearchParams => withRange(withTags(query, tags), keys, range)
