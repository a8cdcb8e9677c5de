type Formats = { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat; zone: Intl.DateTimeFormat }

const known = new Map<string, Formats>()

function getFormats(timeZone: string): Formats {
  const found = known.get(timeZone)
  if (found) return found
  const made = {
    day: new Intl.DateTimeFormat('en-US', { timeZone, day: '2-digit', month: 'long', year: 'numeric' }),
    time: new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
    zone: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }),
  }
  known.set(timeZone, made)
  return made
}

const formatParts = (format: Intl.DateTimeFormat, date: Date) =>
  new Map(format.formatToParts(date).map(({ type, value }) => [type, value]))

/** Days with two digits throughout, which `formatRange` does not keep to (R405). */
function formatDays(format: Intl.DateTimeFormat, start: Date, end: Date): string {
  const [first, last] = [formatParts(format, start), formatParts(format, end)]
  const isSame = (part: 'year' | 'month') => first.get(part) === last.get(part)
  if (!isSame('year')) return `${format.format(start)} – ${format.format(end)}`
  const until = isSame('month') ? '' : `${last.get('month')} `
  return `${first.get('month')} ${first.get('day')} – ${until}${last.get('day')}, ${last.get('year')}`
}

/** Whether the words for an event tell its hours: where it begins and ends on one day, or its end is open. */
export function tellsHours(start: Date, end: Date | null, timeZone: string): boolean {
  const { day } = getFormats(timeZone)
  return end === null || day.format(start) === day.format(end)
}

/**
 * When an event is, in words and by the clocks of its own zone: `November 24, 2026, 9:00 AM – 10:30 AM GMT+1` on one day,
 * `November 24 – 26, 2026` over several, and the start alone where the end is open.
 */
export function formatDateRange(start: Date, end: Date | null, timeZone: string): string {
  const { day, time, zone } = getFormats(timeZone)
  if (end && !tellsHours(start, end, timeZone)) return formatDays(day, start, end)
  const times = end ? `${time.format(start)} – ${time.format(end)}` : time.format(start)
  const name = formatParts(zone, start).get('timeZoneName') ?? timeZone
  // Versions of Unicode's data disagree about the space before AM.
  return `${day.format(start)}, ${times} ${name}`.replace(/\s/g, ' ')
}
