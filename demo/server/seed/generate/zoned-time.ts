import { addDays } from '../calendar.ts'

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

/** The instant when clocks of a zone show `minutes` after midnight on a day. */
export function instantOf(day: Date, minutes: number, zone: string): Date {
  const local = day.getTime() + minutes * 60_000
  const guess = new Date(local - offsetAt(new Date(local), zone) * 60_000)
  return new Date(local - offsetAt(guess, zone) * 60_000)
}

/** The first day from `from` on, in steps of `step` days, on which clocks of a zone are changed; within a year and a half. */
export function clockChange(from: Date, zone: string, step: 1 | -1): Date {
  for (let days = 0; days < 550; days++) {
    const day = addDays(from, step * days)
    if (offsetAt(day, zone) !== offsetAt(addDays(day, 1), zone)) return day
  }
  throw new Error(`no clock change in ${zone}`)
}
