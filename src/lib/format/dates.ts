const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

const long: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }
const short: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' }

/**
 * A date in words, `November 05, 2026`, or in figures, `11/05/2026` (R405, R406, C76). Takes `YYYY-MM-DD` or an ISO 8601
 * instant: a calendar day is never shifted by the time zone, an instant is shown in the reader's. Not a date: empty text.
 */
export function formatDate(value: string, style: 'long' | 'short' = 'long', locale = 'en-US'): string {
  const dayOnly = ISO_DAY.test(value)
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return formatOf(locale, style, dayOnly).format(date)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once: a list of hundreds would spend a quarter of its time on making them. */
function formatOf(locale: string, style: 'long' | 'short', dayOnly: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${dayOnly}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, {
    // The two figures of a day in words are English alone.
    ...(style === 'long' ? { ...long, day: locale.startsWith('en') ? '2-digit' : 'numeric' } : short),
    ...(dayOnly && { timeZone: 'UTC' }),
  })
  formats.set(key, made)
  return made
}
