const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a calendar day, `YYYY-MM-DD`, and no instant. */
export const isDayOnly = (value: string) => ISO_DAY.test(value)

const long: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }
const short: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' }

/**
 * A long date, `November 05, 2026`, or a short one, `11/05/2026` (R405, R406, C76). Takes `YYYY-MM-DD` or an ISO 8601
 * instant. A calendar day is never shifted by a time zone; an instant is shown in the user's zone. Anything else gives
 * an empty text.
 */
export function formatDate(value: string, style: 'long' | 'short' = 'long', locale = 'en-US'): string {
  const dayOnly = isDayOnly(value)
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return getFormat(locale, style, dayOnly).format(date)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are cached: a list of hundreds of rows would spend a quarter of its time on creating them. */
function getFormat(locale: string, style: 'long' | 'short', dayOnly: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${dayOnly}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, {
    // Only English long dates have a two-digit day.
    ...(style === 'long' ? { ...long, day: locale.startsWith('en') ? '2-digit' : 'numeric' } : short),
    ...(dayOnly && { timeZone: 'UTC' }),
  })
  formats.set(key, made)
  return made
}
