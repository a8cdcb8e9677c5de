import { clockChanges, isZone, offsetAt, offsetText, toClockTime } from './zone.ts'

/** An event for a calendar file. */
export type CalendarEvent = {
  /** A permanent, globally unique id. `sequence` counts changes, so that a calendar replaces its copy. */
  uid: string
  sequence: number
  /** A calendar then shows its copy as cancelled. */
  isCancelled?: boolean | undefined
  name: string
  description?: string | undefined
  start: Date
  /** An absent end, or one in the same second as the start or before: the event has no length. */
  end?: Date | undefined
  /** IANA name. Times are local to it, with its clock changes; without it they are UTC instants. */
  timeZone?: string | undefined
  location?: string | undefined
  /** Ignored unless it is an http(s) address. */
  url?: string | undefined
  /** When the file was written. */
  stamp: Date
}

/**
 * A calendar file with one event (RFC 5545), served as `text/calendar`. It has no METHOD (RFC 5546), because it is not
 * a message from an organizer. An invalid date throws a `RangeError`.
 */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, isCancelled, name, description, start, location, url, stamp } = event
  const end = event.end && utc(event.end) > utc(start) ? event.end : undefined
  const clocks = buildClocks(start, end ?? start, event.timeZone)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Research Portal//Events//EN',
    'CALSCALE:GREGORIAN',
    ...clocks.definition,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `SEQUENCE:${Math.max(0, Math.trunc(sequence) || 0)}`,
    isCancelled && 'STATUS:CANCELLED',
    `DTSTART${clocks.time(start)}`,
    end && `DTEND${clocks.time(end)}`,
    `SUMMARY:${escaped(name)}`,
    description && `DESCRIPTION:${escaped(description)}`,
    location && `LOCATION:${escaped(location)}`,
    url && /^https?:/i.test(url) && URL.canParse(url) && `URL:${new URL(url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const present = lines.filter((line) => typeof line === 'string' && line !== '') as string[]
  return present.map((line) => `${folded(line)}\r\n`).join('')
}

type Clocks = { definition: string[]; time: (instant: Date) => string }

const inUtc: Clocks = { definition: [], time: (instant) => `:${utc(instant)}` }

const DAY_MS = 86_400_000

/** UTC is the safe choice for events longer than a year, and for local times that occur twice. */
function buildClocks(start: Date, end: Date, zone: string | undefined): Clocks {
  const isLong = end.getTime() - start.getTime() > 366 * DAY_MS
  // `UTC` needs no rules, and a name such as `+01:00` is not allowed in a TZID.
  if (!zone || isLong || /^(?:Etc\/)?(?:UTC|GMT)$/.test(zone) || !/^[\w+/-]+$/.test(zone) || !isZone(zone)) return inUtc
  const early = new Date(start.getTime() - 400 * DAY_MS)
  const changes = clockChanges(early, new Date(end.getTime() + 400 * DAY_MS), zone)
  const isTwice = (instant: Date) =>
    changes.some(({ at, from, to }) => Math.abs(instant.getTime() - at.getTime()) <= (from - to) * 60_000)
  if (isTwice(start) || isTwice(end)) return inUtc
  // From the last change before the start to the first after the end: calendars expect both halves of a year.
  const first = changes.findLastIndex(({ at }) => at <= start)
  const next = changes.findIndex(({ at }) => at > end)
  const needed = changes.slice(Math.max(0, first), next < 0 ? undefined : next + 1)
  const offset = offsetAt(early, zone)
  const rules = first < 0 ? [observance(early, offset, offset)] : []
  rules.push(...needed.map(({ at, from, to }) => observance(at, from, to)))
  return {
    definition: ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules.flat(), 'END:VTIMEZONE'],
    time: (instant) => `;TZID=${zone}:${compact(toClockTime(instant, offsetAt(instant, zone)))}`,
  }
}

/** From an instant on, clocks are `to` minutes ahead of UTC. DTSTART uses the local time before the change. */
function observance(at: Date, from: number, to: number): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${compact(toClockTime(at, from))}`,
    `TZOFFSETFROM:${offsetText(from, '')}`,
    `TZOFFSETTO:${offsetText(to, '')}`,
    `END:${kind}`,
  ]
}

/** `2026-11-05T09:30:00` as `20261105T093000`. */
const compact = (clock: string) => clock.replace(/[-:]/g, '')

const utc = (instant: Date) => `${compact(instant.toISOString().slice(0, 19))}Z`

/** Escapes a text value and removes control characters, which calendars do not allow. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const LONGEST = 75
const encoder = new TextEncoder()

/** Folds a line at 75 octets with a line break and a space, without splitting a character. */
function folded(line: string): string {
  let [result, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LONGEST) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
