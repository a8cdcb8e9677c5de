import type { DateRange } from '../filters/date-range.ts'
import type { SearchFilters } from '../filters/filters.ts'

export type Tags = SearchFilters['tags']

/** A range, and whether a search by meaning took it by default (C50). */
export type AppliedRange = DateRange & { isDefault: boolean }

export const hasRange = (range: DateRange | undefined): range is DateRange =>
  range !== undefined && (range.start !== '' || range.end !== '' || range.allTime)

/** How many groups of chips there are to show: one a category, and the dates. */
export const countApplied = (tags: Tags, range: DateRange | undefined): number =>
  Object.values(tags).filter((values) => values.length > 0).length + Number(hasRange(range))
