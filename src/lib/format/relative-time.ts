const MINUTE = 60_000

/** Each unit with its length in minutes; the largest that fits is used. */
const units = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/**
 * How long ago an instant was: `5 minutes ago`, `yesterday`. Empty within the last minute, for an instant to come, since the
 * clocks of server and browser differ, and for what is no instant.
 */
export function formatAgo(instant: string, now: Date, locale: string): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE)
  const [unit, length] = units.find(([, each]) => minutes >= each) ?? []
  if (!unit) return ''
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(minutes / length), unit)
}

/** An instant with its day and time in the user's zone: `Nov 5, 2026, 3:30 PM`; empty if it is none. */
export function formatInstant(instant: string, locale: string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}
