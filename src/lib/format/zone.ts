const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(zone: string): Intl.DateTimeFormat {
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

/** Whether a text names a time zone that the browser or server knows. */
export function isZone(zone: string): boolean {
  try {
    getFormat(zone)
    return true
  } catch {
    return false
  }
}

const MINUTE_MS = 60_000

/** How many minutes a zone is ahead of UTC at an instant. An unknown zone throws a `RangeError`. */
export function offsetAt(instant: Date, zone: string): number {
  const part = new Map(
    getFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0
  const local = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'))
  return local / MINUTE_MS - Math.floor(instant.getTime() / MINUTE_MS)
}

/** The local time at an instant: `2026-11-05T09:30:00`. */
export const toClockTime = (instant: Date, minutesAhead: number): string =>
  new Date(instant.getTime() + minutesAhead * MINUTE_MS).toISOString().slice(0, 19)

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Minutes ahead of UTC in ISO 8601, `+01:00`; calendars omit the colon. */
export function offsetText(minutes: number, colon = ':'): string {
  const ahead = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(ahead / 60))}${colon}${twoDigits(ahead % 60)}`
}

/** An instant in local time with its offset: `2026-11-05T09:30:00+01:00`. */
export function zonedIso(instant: Date, zone: string): string {
  const minutes = offsetAt(instant, zone)
  return toClockTime(instant, minutes) + offsetText(minutes)
}

/** A clock change at an instant, from one offset to another in minutes ahead of UTC. */
export type ClockChange = { at: Date; from: number; to: number }

/** Shorter than the time between any two changes, Morocco's at Ramadan included. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS

/**
 * The clock changes of a zone between two instants, in order. It checks week by week, so the instants should be a few
 * years apart at most.
 */
export function clockChanges(from: Date, to: Date, zone: string): ClockChange[] {
  const changes: ClockChange[] = []
  const offset = (time: number) => offsetAt(new Date(time), zone)
  for (let time = from.getTime(), before = offset(time); time < to.getTime(); ) {
    const next = Math.min(time + STEP_MS, to.getTime())
    const after = offset(next)
    if (after !== before) changes.push({ at: new Date(changeBetween(time, next, offset)), from: before, to: after })
    time = next
    before = after
  }
  return changes
}

/** The first whole minute between two instants that has the later offset. */
function changeBetween(low: number, high: number, offset: (time: number) => number): number {
  const after = offset(high)
  let [before, since] = [Math.floor(low / MINUTE_MS), Math.ceil(high / MINUTE_MS)]
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2)
    if (offset(middle * MINUTE_MS) === after) since = middle
    else before = middle
  }
  return since * MINUTE_MS
}
