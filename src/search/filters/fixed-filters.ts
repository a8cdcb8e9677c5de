import { type SearchFilters, TAG_PREFIX } from './filters.ts'

/** The categories that a host has fixed a list to: they are neither shown nor changed by the reader. */
export const fixedCategories = (fixed: URLSearchParams): string[] =>
  [...fixed.keys()].filter((key) => key.startsWith(TAG_PREFIX)).map((key) => key.slice(TAG_PREFIX.length))

/** What a query asks for, without values of categories that are fixed: a link may not undo them. */
export function withoutFixed<F extends Pick<SearchFilters, 'tags'>>(filters: F, fixed: URLSearchParams): F {
  const categories = fixedCategories(fixed)
  const tags = Object.entries(filters.tags).filter(([category]) => !categories.includes(category))
  return { ...filters, tags: Object.fromEntries(tags) }
}

/** A copy of a call's query in which what is fixed stands in place of what was asked for. */
export function withFixed(query: URLSearchParams, fixed: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(query)
  for (const key of fixed.keys()) result.delete(key)
  for (const [key, value] of fixed) result.append(key, value)
  return result
}
