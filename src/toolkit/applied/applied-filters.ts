import type { DateRange } from '../../query/date-range.ts'
import type { SearchFilters } from '../../query/filters.ts'

export type Tags = SearchFilters['tags']

/** A range, and whether a search by meaning took it by default (C50). */
export type AppliedRange = DateRange & { isDefault: boolean }

export const hasRange = (range: DateRange | undefined): range is DateRange =>
  range !== undefined && (range.start !== '' || range.end !== '' || range.allTime)

/** Whether there is a chip to show. */
export const isApplied = (tags: Tags, range: DateRange | undefined): boolean =>
  hasRange(range) || Object.values(tags).some((values) => values.length > 0)
