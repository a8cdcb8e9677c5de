import type { Recovery } from '#api/list.ts'
import { config } from '#config/config.ts'
import type { RemovableFilter } from '#contract/document.ts'
import { toRecords, toText } from '#lib/format/words.ts'
import { edited } from '#search/filters/edits.ts'
import { LITERAL } from '#search/filters/filters.ts'

/** The term that was searched for in place of a misspelt one; empty if there is none. */
export const getCorrected = ({ corrected_search_term }: Recovery): string => toText(corrected_search_term)

const isRemovable = ({ parameters, doc_count }: Partial<RemovableFilter>, lockedFilters: URLSearchParams) =>
  Array.isArray(parameters) &&
  parameters.length > 0 &&
  parameters.every((name) => typeof name === 'string' && !lockedFilters.has(name)) &&
  Number(doc_count) > 0

/** The filter that costs most of those that the user can remove. */
export const getCostly = (
  { removable_filters }: Recovery,
  lockedFilters: URLSearchParams,
): RemovableFilter | undefined => toRecords(removable_filters).find((filter) => isRemovable(filter, lockedFilters))

/** Searches for the words as they were typed, without a correction. */
export const withLiteralSearch = (query: URLSearchParams): URLSearchParams =>
  edited(query, (next) => next.set(LITERAL, 'true'))

/** Removes a filter by the API's parameters; the names of the two dates are the deployment's (C57). */
export function withoutFilter(query: URLSearchParams, { parameters }: RemovableFilter): URLSearchParams {
  const { startDateKey, endDateKey } = config()
  const names: Readonly<Record<string, string>> = { start_date: startDateKey, end_date: endDateKey }
  return edited(query, (next) => {
    for (const parameter of parameters) next.delete(names[parameter] ?? parameter)
  })
}
