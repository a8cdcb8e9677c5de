import type { DateRange } from '#lib/format/days.ts'
import { fill } from '#lib/format/fill.ts'

export type RangeTexts = {
  readonly anyDate: string
  readonly allTime: string
  readonly since: string
  readonly until: string
}

const short: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }

// A calendar day has no zone: it is written as a day in UTC, whatever zone the reader is in.
const formatOf = (locale: string) => new Intl.DateTimeFormat(locale, { ...short, calendar: 'gregory', timeZone: 'UTC' })

/** A calendar day in short words, `3 Nov 2026`. */
export const dayInWords = (day: string, locale: string): string => formatOf(locale).format(Date.parse(day))

/** A range in short words, `14 Oct – 3 Nov 2026` or `Since 21 Nov 2023`; the order of day and month is the locale's. */
export function rangeInWords({ start, end, allTime }: DateRange, texts: RangeTexts, locale: string): string {
  // Days in the wrong order, from a query string, are shown as they stand: `formatRange` may refuse them.
  if (start !== '' && end !== '' && start > end) return `${dayInWords(start, locale)} – ${dayInWords(end, locale)}`
  if (start !== '' && end !== '') return formatOf(locale).formatRange(Date.parse(start), Date.parse(end))
  if (start !== '') return fill(texts.since, { date: dayInWords(start, locale) })
  if (end !== '') return fill(texts.until, { date: dayInWords(end, locale) })
  return allTime ? texts.allTime : texts.anyDate
}
