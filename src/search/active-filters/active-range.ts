import { locale } from '#config/locale.ts'
import { dateTexts } from '#i18n/en/dates.ts'
import { appliedTexts } from '#i18n/en/filters.ts'
import { addMonths } from '#lib/format/days.ts'
import { fill } from '#lib/format/fill.ts'
import { formatRange } from '#ui/date-range/date-range-words.ts'
import type { ActiveRange, DateRange } from '../filters/date-range.ts'

/** The range as text. A default range is named by its length, `Last 3 years`. */
export function formatActiveRange(range: ActiveRange, language: string): { label: string; full: string } {
  const tDate = dateTexts(language)
  const t = appliedTexts(language)
  const years = Number(range.end.slice(0, 4)) - Number(range.start.slice(0, 4))
  const isYears = range.isDefault && years > 0 && addMonths(range.end, -12 * years) === range.start
  if (!isYears) {
    const words = formatRange(range, tDate, locale(language))
    return { label: words, full: words }
  }
  const label = years === 1 ? t.lastYear : fill(t.lastYears, { count: years })
  return { label, full: fill(t.defaultRange, { range: label }) }
}

/**
 * The range after removing this one. Removing a default range selects All Time, because an empty range would restore
 * the default (C50).
 */
export const withoutRange = ({ isDefault }: ActiveRange): DateRange => ({ start: '', end: '', allTime: isDefault })
