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

/** Whether a text names a time zone that this machine knows. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

const MINUTE_MS = 60_000

/** How many minutes a zone is ahead of UTC at an instant; an unknown zone is a `RangeError`. */
export function offsetAt(instant: Date, zone: string): number {
  const part = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0
  const local = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'))
  return local / MINUTE_MS - Math.floor(instant.getTime() / MINUTE_MS)
}

/** What clocks of a zone show at an instant: `2026-11-05T09:30:00`. */
export const clockIn = (instant: Date, minutesAhead: number): string =>
  new Date(instant.getTime() + minutesAhead * MINUTE_MS).toISOString().slice(0, 19)

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Minutes ahead of UTC as ISO 8601 writes them, `+01:00`; calendars leave out the colon. */
export function offsetText(minutes: number, colon = ':'): string {
  const ahead = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(ahead / 60))}${colon}${twoDigits(ahead % 60)}`
}

/** An instant as clocks of a zone show it, with their offset: `2026-11-05T09:30:00+01:00`. */
export function zonedIso(instant: Date, zone: string): string {
  const minutes = offsetAt(instant, zone)
  return clockIn(instant, minutes) + offsetText(minutes)
}

/** Clocks of a zone are changed at an instant, from and to minutes ahead of UTC. */
export type ClockChange = { at: Date; from: number; to: number }

/** Shorter than any two changes of a year are apart, Ramadan's in Morocco included. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS

/** The changes of a zone's clocks between two instants, in order. A week is looked at once, so both should be years apart at most. */
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

/** The first whole minute between two instants at which the offset is the later one's. */
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
