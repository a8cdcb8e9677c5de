import { offsetAt, toClockTime } from '#lib/format/zone.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** One day of an event by the clocks of its zone: from and to in minutes after midnight; what goes on past midnight is above 1440. */
export type EventDay = { date: Date; from: number; to: number; zoneName: string }

type Times = { start: Date; end: Date | null; timeZone: string }

/** More days than any event has; a wrong date in a record must not print a book. */
const MOST_DAYS = 31

/** What a clock of the zone shows, written down as if it were UTC, so that its days can be counted. */
const onClock = (instant: Date, zone: string) => Date.parse(`${toClockTime(instant, offsetAt(instant, zone))}Z`)

const zoneNameAt = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/**
 * The days of an event: each begins and ends at the hours of the first and the last one, whatever its clocks do in between.
 * What ends within a day of its start is one day, also past midnight; without an end there are no days to tell.
 */
export function listDays({ start, end, timeZone }: Times): EventDay[] {
  if (!end || end <= start) return []
  const [first, last] = [onClock(start, timeZone), onClock(end, timeZone)]
  const midnight = Math.floor(first / DAY) * DAY
  const from = (first - midnight) / MINUTE
  if (last - first < DAY) {
    return [{ date: new Date(midnight), from, to: (last - midnight) / MINUTE, zoneName: zoneNameAt(start, timeZone) }]
  }
  const close = (last % DAY) / MINUTE
  // Hours that end before they begin go on into the night, and the last morning belongs to the day before.
  const to = close > from ? close : close + 1440
  const count = Math.floor((last - (close > from ? 0 : DAY)) / DAY) - midnight / DAY + 1
  return Array.from({ length: Math.min(count, MOST_DAYS) }, (_, index) => {
    const date = midnight + index * DAY
    const opening = date + from * MINUTE
    const near = new Date(opening - offsetAt(new Date(opening), timeZone) * MINUTE)
    return { date: new Date(date), from, to, zoneName: zoneNameAt(near, timeZone) }
  })
}

/** Minutes after midnight as a clock tells them: `9:05 AM`. */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
