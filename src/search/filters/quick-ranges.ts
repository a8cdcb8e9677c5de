import { addMonths, type DateRange, shiftDay } from '#lib/format/days.ts'

export const quickRangeNames = ['Last 30 Days', 'Last 90 Days', 'Last 6 Months', 'All Time'] as const
export type QuickRangeName = (typeof quickRangeNames)[number]

/** The range of a quick choice on a given day (R214). */
export function getQuickRange(name: QuickRangeName, today: string): DateRange {
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
