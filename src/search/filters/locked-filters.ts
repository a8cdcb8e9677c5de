import { type SearchFilters, TAG_PREFIX } from './filters.ts'

/** The categories that a host has locked. The user neither sees nor changes them. */
export const getLockedCategories = (lockedFilters: URLSearchParams): string[] =>
  [...lockedFilters.keys()].filter((key) => key.startsWith(TAG_PREFIX)).map((key) => key.slice(TAG_PREFIX.length))

/** Removes values of locked categories, because a link must not override them. */
export function withoutLocked<F extends Pick<SearchFilters, 'tags'>>(filters: F, lockedFilters: URLSearchParams): F {
  const categories = getLockedCategories(lockedFilters)
  const tags = Object.entries(filters.tags).filter(([category]) => !categories.includes(category))
  return { ...filters, tags: Object.fromEntries(tags) }
}

/** A copy of a call's query in which the locked filters replace the requested ones. */
export function withLockedFilters(query: URLSearchParams, lockedFilters: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(query)
  for (const key of lockedFilters.keys()) result.delete(key)
  for (const [key, value] of lockedFilters) result.append(key, value)
  return result
}
