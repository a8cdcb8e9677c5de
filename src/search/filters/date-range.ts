import { addMonths, type DateRange } from '#lib/format/days.ts'
import type { SearchFilters } from './filters.ts'

export type { DateRange }

/**
 * The range a list is asked for: the reader's own, or, for a search by meaning without one, the last `yearsLimit` years
 * (R181). `isDefault` tells the latter; a limit of 0 and All Time turn it off (C50).
 */
export function effectiveRange(
  filters: SearchFilters,
  yearsLimit: number,
  today: string,
): DateRange & { isDefault: boolean } {
  const { startDate: start, endDate: end, allTime, semanticSearchTerm } = filters
  const isOpen = start === '' && end === '' && !allTime
  if (!isOpen || semanticSearchTerm === '' || yearsLimit <= 0) return { start, end, allTime, isDefault: false }
  return { start: addMonths(today, -12 * yearsLimit), end: today, allTime: false, isDefault: true }
}
