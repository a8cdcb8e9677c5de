import { addMonths, type DateRange } from '#lib/format/days.ts'
import type { SearchFilters } from './filters.ts'

export type { DateRange }

/** A date range, and whether it is the default for a search by meaning (C50). */
export type ActiveRange = DateRange & { isDefault: boolean }

export const hasRange = (range: DateRange | undefined): range is DateRange =>
  range !== undefined && (range.start !== '' || range.end !== '' || range.allTime)

/**
 * The range of a request: the user's own, or for a search by meaning without one, the last `yearsLimit` years (R181). A
 * limit of 0 and All Time turn the default off (C50).
 */
export function effectiveRange(filters: SearchFilters, yearsLimit: number, today: string): ActiveRange {
  const { startDate: start, endDate: end, allTime, semanticSearchTerm } = filters
  const isOpen = start === '' && end === '' && !allTime
  if (!isOpen || semanticSearchTerm === '' || yearsLimit <= 0) return { start, end, allTime, isDefault: false }
  return { start: addMonths(today, -12 * yearsLimit), end: today, allTime: false, isDefault: true }
}
