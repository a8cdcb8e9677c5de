import { locale } from '#config/locale.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { eventTimesTexts as t } from '#i18n/en/events.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { toText } from '#lib/format/words.ts'
import { isZone, offsetAt, toClockTime } from '#lib/format/zone.ts'

/** When an event takes place; every text may be empty. */
export type EventTimes = {
  /** In the event's own words, which know its time zone; else the days of its start and end, where the reader is. */
  words: string
  /** The instant it begins, as ISO 8601. */
  start: string
  /** In the reader's time, `3:00 PM – 4:00 PM`, where clocks there show another one. */
  yours: string
}

type Timed = Pick<Roadshow, 'daterange' | 'start_date' | 'end_date' | 'time_zone'>

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What to say of an event's time (R315); `zone` is the reader's, an IANA name. What is no date says nothing. */
export function eventTimesOf(event: Timed, zone = readersZone()): EventTimes {
  return {
    words: toText(event.daterange) || daysOf(event),
    start: Number.isNaN(Date.parse(toText(event.start_date))) ? '' : toText(event.start_date),
    yours: yoursOf(event, zone),
  }
}

function daysOf({ start_date, end_date }: Timed): string {
  const [start, end] = [start_date, end_date].map((date) => formatDate(toText(date), 'long', locale()))
  return start && end && start !== end ? fill(t.range, { start, end }) : start || end || ''
}

/** An instant, and how many minutes ahead of UTC clocks are then where the event is. */
type There = { instant: Date; minutes: number }

const OFFSET = /(?:Z|([+-])(\d{2}):?(\d{2}))$/

/** A day by itself, or a time that tells no zone, is no instant. */
function thereOf(date: unknown, zone: string): There | undefined {
  const text = toText(date)
  const offset = text.includes('T') ? OFFSET.exec(text) : null
  const instant = new Date(text)
  if (!offset || Number.isNaN(instant.getTime())) return undefined
  const [, sign, hours, minutes] = offset
  const told = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
  return { instant, minutes: zone && isZone(zone) ? offsetAt(instant, zone) : told }
}

function yoursOf({ start_date, end_date, time_zone }: Timed, zone: string): string {
  const start = thereOf(start_date, toText(time_zone))
  if (!start) return ''
  const given = thereOf(end_date, toText(time_zone))
  const end = given && given.instant > start.instant ? given : start
  const here = ({ instant }: There) => offsetAt(instant, zone)
  if (here(start) === start.minutes && here(end) === end.minutes) return ''
  const hereDay = (there: There) => toClockTime(there.instant, here(there)).slice(0, 10)
  const isOtherDay = (there: There) => hereDay(there) !== toClockTime(there.instant, there.minutes).slice(0, 10)
  const isOneDay = hereDay(start) === hereDay(end)
  const needsDays = isOtherDay(start) || isOtherDay(end) || !isOneDay
  const first = formatOf(needsDays ? 'day' : 'time', zone).format(start.instant)
  const last = formatOf(isOneDay ? 'time' : 'day', zone).format(end.instant)
  return end === start ? first : fill(t.range, { start: first, end: last })
}

const styles = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once: a list of hundreds would spend most of its time on making them. */
function formatOf(style: keyof typeof styles, zone: string): Intl.DateTimeFormat {
  const tag = locale()
  const key = `${tag} ${zone} ${style}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, { ...styles[style], timeZone: zone })
  formats.set(key, made)
  return made
}
