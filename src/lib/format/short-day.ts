import { isDayOnly } from './dates.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A calendar day without its year: `19 Nov`, `Nov 19`, `19. Nov.`; empty if it is none. */
export function formatShortDay(day: string, locale: string): string {
  const date = new Date(day)
  return Number.isNaN(date.getTime()) ? '' : getFormat(locale, false, true).format(date)
}

/**
 * A date in few letters: `Nov 25`, and `Sep 16, 2025` if it is in another year than `now`. As in `formatDate`, a calendar
 * day is never shifted by a time zone, and an instant is shown in the user's zone.
 */
export function formatShortDate(value: string, locale: string, now = new Date()): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  const dayOnly = isDayOnly(value)
  const year = dayOnly ? date.getUTCFullYear() : date.getFullYear()
  return getFormat(locale, year !== now.getFullYear(), dayOnly).format(date)
}

function getFormat(locale: string, withYear: boolean, dayOnly: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${withYear} ${dayOnly}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(withYear && { year: 'numeric' }),
    ...(dayOnly && { timeZone: 'UTC' }),
  })
  formats.set(key, made)
  return made
}
