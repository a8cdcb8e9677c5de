import type { DateRange } from '../../query/date-range.ts'
import type { SearchFilters } from '../../query/filters.ts'

export type Tags = SearchFilters['tags']

/** A range, and whether a search by meaning took it by default (C50). */
export type AppliedRange = DateRange & { isDefault: boolean }

export const hasRange = ({ start, end, allTime }: DateRange): boolean => start !== '' || end !== '' || allTime

/** Whether there is a chip to show; what a host has fixed has none. */
export const isApplied = (tags: Tags, range: DateRange, locked: readonly string[]): boolean =>
  hasRange(range) || Object.entries(tags).some(([category, values]) => values.length > 0 && !locked.includes(category))
