import type { Recovery } from '#api/list.ts'
import { config } from '#config/config.ts'
import type { RemovableFilter } from '#contract/document.ts'
import { toRecords, toText } from '#lib/format/words.ts'
import { edited } from '../filters/edits.ts'
import { ALL_TIME, LITERAL, readFilters } from '../filters/filters.ts'

/** The term that was searched for in place of a misspelt one; empty if there is none. */
export const getCorrected = ({ corrected_search_term }: Recovery): string => toText(corrected_search_term)

/** What the user can change: all filters but the locked ones, and the quick filter where there is one to select. */
export type Removable = {
  /** By the API's parameters. */
  lockedFilters: URLSearchParams
  quickFilter?: { name: string; remove: () => void } | undefined
}

/** A filter without parameters is the quick filter, which is the call itself. */
export const isQuick = ({ parameters }: Pick<RemovableFilter, 'parameters'>): boolean => parameters.length === 0

function isRemovable({ parameters, doc_count }: Partial<RemovableFilter>, { lockedFilters, quickFilter }: Removable) {
  if (!Array.isArray(parameters) || !(Number(doc_count) > 0)) return false
  if (isQuick({ parameters })) return quickFilter !== undefined
  return parameters.every((name) => typeof name === 'string' && !lockedFilters.has(name))
}

/** The filter that costs most of those that the user can remove. */
export const getCostly = ({ removable_filters }: Recovery, removable: Removable): RemovableFilter | undefined =>
  toRecords(removable_filters).find((filter) => isRemovable(filter, removable))

/** Searches for the words as they were typed, without a correction. */
export const withLiteralSearch = (query: URLSearchParams): URLSearchParams =>
  edited(query, (next) => next.set(LITERAL, 'true'))

/**
 * Removes a filter by the API's parameters; the names of the two dates are the deployment's (C57). A search by meaning without dates
 * would have those of its default range (C50).
 */
export function withoutFilter(query: URLSearchParams, { parameters }: RemovableFilter): URLSearchParams {
  const { startDateKey, endDateKey } = config()
  const names: Readonly<Record<string, string>> = { start_date: startDateKey, end_date: endDateKey }
  return edited(query, (next) => {
    for (const parameter of parameters) next.delete(names[parameter] ?? parameter)
    const isByMeaning = readFilters(query, { start: '', end: '' }).semanticSearchTerm !== ''
    if (isByMeaning && parameters.includes('start_date')) next.set(ALL_TIME, 'true')
  })
}
