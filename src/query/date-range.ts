import { addMonths, type DateRange, shiftDay } from '../lib/days.ts'
import type { SearchFilters } from './filters.ts'

export type { DateRange }

export const quickRangeNames = ['Last 30 Days', 'Last 90 Days', 'Last 6 Months', 'All Time'] as const
export type QuickRangeName = (typeof quickRangeNames)[number]

/** The range that a quick choice means on a day (R214). */
export function quickRangeOf(name: QuickRangeName, today: string): DateRange {
  const since = (start: string) => ({ start, end: today, allTime: false })
  switch (name) {
    case 'Last 30 Days':
      return since(shiftDay(today, -30))
    case 'Last 90 Days':
      return since(shiftDay(today, -90))
    case 'Last 6 Months':
      return since(addMonths(today, -6))
    case 'All Time':
      return { start: '', end: '', allTime: true }
  }
}

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
