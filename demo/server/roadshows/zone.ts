const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** How many minutes a zone is ahead of UTC at an instant. */
export function offsetAt(instant: Date, zone: string): number {
  const part = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0
  const local = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'))
  return Math.round((local - instant.getTime()) / 60_000)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** An instant as clocks of a zone show it, with their offset: `2026-11-05T09:30:00+01:00`. */
export function zonedIso(instant: Date, zone: string): string {
  const minutes = offsetAt(instant, zone)
  const local = new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 19)
  const ahead = Math.abs(minutes)
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`
}
