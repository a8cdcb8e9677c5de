const formats = new Map<string, Intl.DateTimeFormat>()

/** A calendar day without its year: `19 Nov`, `Nov 19`, `19. Nov.`; empty if it is none. */
export function formatShortDay(day: string, locale: string): string {
  const date = new Date(day)
  if (Number.isNaN(date.getTime())) return ''
  const known = formats.get(locale)
  const format = known ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  if (!known) formats.set(locale, format)
  return format.format(date)
}
