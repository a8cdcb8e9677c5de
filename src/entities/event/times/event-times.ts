import { locale } from '#config/locale.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { eventTimesTexts } from '#i18n/en/events.ts'
import { hourStyle, isEnglish } from '#i18n/language.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { toText } from '#lib/format/words.ts'
import { isZone, offsetAt, toClockTime } from '#lib/format/zone.ts'

/** When an event takes place. Every text may be empty. */
export type EventTimes = {
  /**
   * In the event's time zone: the API's text, which is English; in other languages formatted here. Without either, the
   * days of start and end in the user's zone.
   */
  words: string
  /** The start as ISO 8601. */
  start: string
  /** The hours in the user's time zone, `3:00 – 4:00 PM GMT+1`; empty if the words say it as well. */
  yours: string
  /** The user's day, `Thu, Nov 5`, or days, `Nov 5 – 7`. */
  yourDays: string
  /** In the event's time zone as `yours`, with its day: `Mon, Jan 25, 10:30 – 11:30 AM GMT+11`; empty if it takes days. */
  theirs: string
  /** Whether the event begins and ends on different days of the user. */
  spansDays: boolean
  /** Whether the event's days are the user's, so that the words need not repeat them. */
  isSameDays: boolean
  /** Whether clocks at the event show the user's time, so that the words say nothing more. */
  isSameClock: boolean
}

type Timed = Pick<Roadshow, 'daterange' | 'start_date' | 'end_date' | 'time_zone'>

export const userZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time of an event (R315). `zone` is the user's, an IANA name. Invalid dates give empty texts. */
export function getEventTimes(event: Timed, language: string, zone = userZone(), now = new Date()): EventTimes {
  const words =
    (!isEnglish(language) && formatZoned(event, language)) || toText(event.daterange) || formatDays(event, language)
  const local = getLocalTimes(event, zone, language, now)
  return {
    words,
    start: Number.isNaN(Date.parse(toText(event.start_date))) ? '' : toText(event.start_date),
    // By the same clock, the user's time is shown only in place of the hours of one day, which the words must have.
    ...(local.isSameClock && (local.spansDays || !HOURS.test(words)) ? unknown : local),
  }
}

const HOURS = /\d:\d\d/

function formatDays({ start_date, end_date }: Timed, language: string): string {
  const t = eventTimesTexts(language)
  const [start, end] = [start_date, end_date].map((date) => formatDate(toText(date), 'long', locale(language)))
  return start && end && start !== end ? fill(t.range, { start, end }) : start || end || ''
}

/** An instant, and the offset from UTC in minutes at the event's place. */
type EventInstant = { instant: Date; minutes: number }

const OFFSET = /(?:Z|([+-])(\d{2}):?(\d{2}))$/

/** A day, or a time without a zone, is not an instant. */
export function parseInstant(date: unknown, zone: string): EventInstant | undefined {
  const text = toText(date)
  const offset = text.includes('T') ? OFFSET.exec(text) : null
  const instant = new Date(text)
  if (!offset || Number.isNaN(instant.getTime())) return undefined
  const [, sign, hours, minutes] = offset
  const told = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
  return { instant, minutes: zone && isZone(zone) ? offsetAt(instant, zone) : told }
}

/** `27. November 2026, 11:00–12:00 GMT+7`, or the days of several; empty if start or zone is unknown. */
function formatZoned({ start_date, end_date, time_zone }: Timed, language: string): string {
  const zone = toText(time_zone)
  const start = parseInstant(start_date, zone)?.instant
  if (!start || !isZone(zone)) return ''
  const given = parseInstant(end_date, zone)?.instant
  const zoned = getFormat('zoned', zone, language)
  if (!given || given <= start) return tell(zoned, start)
  const days = getFormat('days', zone, language)
  return days.format(start) === days.format(given) ? tell(zoned, start, given) : days.formatRange(start, given)
}

/** German formats write `Uhr` or `um` in some times and not in others; some zones have the name `GMT+0`. */
const tell = (format: Intl.DateTimeFormat, start: Date, end?: Date): string =>
  (end ? format.formatRange(start, end) : format.format(start))
    .replace(/ Uhr(?= )/, '')
    .replace(/ um(?= )/, ',')
    .replace(/GMT\+0$/, 'GMT')

/** The hours of one day in a zone. */
const tellHours = (start: EventInstant, end: EventInstant, zone: string, language: string): string =>
  tell(getFormat('hours', zone, language), start.instant, end === start ? undefined : end.instant)

type LocalTimes = Omit<EventTimes, 'words' | 'start'>

const unknown: LocalTimes = {
  yours: '',
  yourDays: '',
  theirs: '',
  spansDays: false,
  isSameDays: false,
  isSameClock: false,
}

/** When an event takes place by the user's clock. */
function getLocalTimes(
  { start_date, end_date, time_zone }: Timed,
  zone: string,
  language: string,
  now: Date,
): LocalTimes {
  const start = parseInstant(start_date, toText(time_zone))
  if (!start) return unknown
  const given = parseInstant(end_date, toText(time_zone))
  const end = given && given.instant > start.instant ? given : start
  const here = ({ instant }: EventInstant) => offsetAt(instant, zone)
  const isSameClock = here(start) === start.minutes && here(end) === end.minutes
  const getDay = (instant: Date, minutes: number) => toClockTime(instant, minutes).slice(0, 10)
  const hereDay = (there: EventInstant) => getDay(there.instant, here(there))
  const isSameDay = (there: EventInstant) => hereDay(there) === getDay(there.instant, there.minutes)
  const isSameDays = isSameDay(start) && isSameDay(end)
  const spansDays = hereDay(start) !== hereDay(end)
  const isThisYear = hereDay(end).slice(0, 4) === getDay(now, offsetAt(now, zone)).slice(0, 4)
  const weekday = isThisYear ? 'weekday' : 'weekdayOfYear'
  const thereZone = toText(time_zone)
  const isOneDayThere = getDay(start.instant, start.minutes) === getDay(end.instant, end.minutes)
  const theirs =
    isZone(thereZone) && isOneDayThere
      ? `${getFormat(weekday, thereZone, language).format(start.instant)}, ${tellHours(start, end, thereZone, language)}`
      : ''
  const told = { theirs, isSameDays, isSameClock, spansDays }
  if (!spansDays)
    return {
      ...told,
      yours: tellHours(start, end, zone, language),
      yourDays: getFormat(weekday, zone, language).format(start.instant),
    }
  // A format of hours alone would add the days to a range across them.
  const [first, last] = [
    getFormat('clock', zone, language).format(start.instant),
    tell(getFormat('hours', zone, language), end.instant),
  ]
  return {
    ...told,
    yours: fill(eventTimesTexts(language).range, { start: first, end: last }),
    yourDays: getFormat(isThisYear ? 'shortDays' : 'shortDaysOfYear', zone, language).formatRange(
      start.instant,
      end.instant,
    ),
  }
}

const date = { day: 'numeric', month: 'long', year: 'numeric' } as const

const styles = {
  days: date,
  zoned: { ...date, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  hours: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  clock: { hour: 'numeric', minute: '2-digit' },
  shortDays: { month: 'short', day: 'numeric' },
  shortDaysOfYear: { month: 'short', day: 'numeric', year: 'numeric' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  weekdayOfYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const withEvenHours = (style: Intl.DateTimeFormatOptions, tag: string): Intl.DateTimeFormatOptions =>
  style.hour ? { ...style, hour: hourStyle(tag) } : style

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are cached: a list of hundreds of rows would spend most of its time on creating them. */
function getFormat(style: keyof typeof styles, zone: string, language: string): Intl.DateTimeFormat {
  const tag = locale(language)
  const key = `${tag} ${zone} ${style}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, { ...withEvenHours(styles[style], tag), timeZone: zone })
  formats.set(key, made)
  return made
}
