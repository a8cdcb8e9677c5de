import { locale } from '#config/locale.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { parseInstant, userZone } from '#entities/event/times/event-times.ts'
import { eventsListTexts } from '#i18n/en/events-list.ts'
import { fill } from '#lib/format/fill.ts'
import { toText } from '#lib/format/words.ts'
import { offsetAt, toClockTime } from '#lib/format/zone.ts'

const DAY = 86_400_000

/** The day of an instant in the user's zone; a date without a time is a day already. */
function getDay(date: unknown, event: Roadshow, zone: string): string {
  const text = toText(date)
  const instant = parseInstant(date, toText(event.time_zone))?.instant
  if (instant) return toClockTime(instant, offsetAt(instant, zone)).slice(0, 10)
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? ''
  return Number.isNaN(Date.parse(day)) ? '' : day
}

/** Whether an event has begun: at its time, or after its first day if only days are known. */
function isRunning(event: Roadshow, now: Date, today: string, zone: string): boolean {
  const start = parseInstant(event.start_date, toText(event.time_zone))?.instant
  if (start) return start <= now
  const day = getDay(event.start_date, event, zone)
  return day !== '' && day < today
}

/** Every row asks for one, and making them is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(tag: string, isThisYear: boolean): Intl.DateTimeFormat {
  const key = `${tag} ${isThisYear}`
  const known = formats.get(key)
  if (known) return known
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const made = new Intl.DateTimeFormat(tag, isThisYear ? options : { ...options, year: 'numeric' })
  formats.set(key, made)
  return made
}

/**
 * The heading above an upcoming event: that it is running, or the day of its start in the user's time zone. `zone` is an
 * IANA name.
 */
export function nameEventDay(event: Roadshow, now: Date, language: string, zone = userZone()): string {
  const t = eventsListTexts(language)
  const day = getDay(event.start_date, event, zone)
  if (day === '') return t.undated
  const dayOf = (instant: Date) => toClockTime(instant, offsetAt(instant, zone)).slice(0, 10)
  const today = dayOf(now)
  if (isRunning(event, now, today, zone)) return t.running
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const words = getFormat(locale(language), isThisYear).format(new Date(`${day}T00:00:00Z`))
  if (day === today) return fill(t.today, { day: words })
  return day === dayOf(new Date(now.getTime() + DAY)) ? fill(t.tomorrow, { day: words }) : words
}
