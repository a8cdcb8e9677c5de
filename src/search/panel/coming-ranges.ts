import { comingRangesTexts as t } from '#i18n/en/coming-ranges.ts'
import { addMonths, shiftDay } from '#lib/format/days.ts'
import type { DateRange } from '../filters/date-range.ts'

/** Quick ranges from a day onwards: those that look back choose nothing in a list of what is to come (R214, R310). */
export const comingRanges = (today: string): { label: string; range: DateRange }[] =>
  [
    { label: t.days30, end: shiftDay(today, 30) },
    { label: t.days90, end: shiftDay(today, 90) },
    { label: t.months6, end: addMonths(today, 6) },
  ].map(({ label, end }) => ({ label, range: { start: today, end, allTime: false } }))
