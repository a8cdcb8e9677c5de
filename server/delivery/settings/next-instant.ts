/** A day of the calendar as UTC midnight. */
type Day = number

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** By zone, of which there are some hundred; making one takes longer than anything else here. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** @throws RangeError for an unknown zone */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...numeric })
  formats.set(zone, format)
  return format
}

/** What clocks of a zone show at an instant, read as if it were UTC. @throws RangeError for an unknown zone */
function wallClock(instant: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(instant)
  const get = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'))
}

/** Whether clocks can be read in this zone; its name is one of the IANA list. */
export function isTimeZone(zone: string): boolean {
  try {
    // Offsets such as +02:00 are accepted by newer engines, and know no summer time.
    return /^[A-Za-z]/.test(zone) && Number.isFinite(wallClock(0, zone))
  } catch {
    return false
  }
}

const offsetAt = (instant: number, zone: string): number => wallClock(instant, zone) - instant

/**
 * The instant at which an hour of a day begins in a zone: the first of two where the clock is put back, and the end of the gap
 * where it is put forward and that hour does not exist.
 */
function instantOf(day: Day, hour: number, zone: string): number {
  const wanted = day + hour * HOUR
  const before = wanted - offsetAt(wanted - DAY, zone)
  const after = wanted - offsetAt(wanted + DAY, zone)
  const shown = [before, after].filter((instant) => wallClock(instant, zone) === wanted)
  return shown.length > 0 ? Math.min(...shown) : before
}

export type Schedule = { frequency: 'daily' | 'weekly'; hour: number; weekday: number; time_zone: string }

/** ISO: 1 is Monday. */
const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7

/** The weekday of an instant in a zone; 1 is Monday. */
export const weekdayIn = (now: Date, zone: string): number => weekdayOf(wallClock(now.getTime(), zone))

/** The first instant of a schedule after `now`: one on each of its days, also where a day has 23 or 25 hours. */
export function nextInstant({ frequency, hour, weekday, time_zone: zone }: Schedule, now: Date): Date {
  const today: Day = Math.floor(wallClock(now.getTime(), zone) / DAY) * DAY
  const days = Array.from({ length: 9 }, (_, index) => today + index * DAY)
  for (const day of days.filter((one) => frequency === 'daily' || weekdayOf(one) === weekday)) {
    const instant = instantOf(day, hour, zone)
    if (instant > now.getTime()) return new Date(instant)
  }
  throw new Error(`no ${frequency} instant after ${now.toISOString()} in ${zone}`)
}
