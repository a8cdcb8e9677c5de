import type { DateRange } from '#lib/format/days.ts'
import { fill } from '#lib/format/fill.ts'

export type RangeTexts = {
  readonly anyDate: string
  readonly allTime: string
  readonly since: string
  readonly until: string
}

const short: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }

// A calendar day has no time zone, so it is formatted in UTC.
const getFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { ...short, calendar: 'gregory', timeZone: 'UTC' })

/** A short date, `3 Nov 2026`. */
export const formatDay = (day: string, locale: string): string => getFormat(locale).format(Date.parse(day))

/** A short range, `14 Oct – 3 Nov 2026` or `Since 21 Nov 2023`, in the order of the locale. */
export function formatRange({ start, end, allTime }: DateRange, texts: RangeTexts, locale: string): string {
  // Days in the wrong order, for example from a query string, are shown as they are: `formatRange` may throw.
  if (start !== '' && end !== '' && start > end) return `${formatDay(start, locale)} – ${formatDay(end, locale)}`
  if (start !== '' && end !== '') return getFormat(locale).formatRange(Date.parse(start), Date.parse(end))
  if (start !== '') return fill(texts.since, { date: formatDay(start, locale) })
  if (end !== '') return fill(texts.until, { date: formatDay(end, locale) })
  return allTime ? texts.allTime : texts.anyDate
}
