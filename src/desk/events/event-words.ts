import { locale } from '#config/locale.ts'
import type { DeskEventRow } from '#contract/desk-events.ts'
import { deskEventFormTexts } from '#i18n/en/desk-events.ts'
import { hourStyle } from '#i18n/language.ts'
import { fill } from '#lib/format/fill.ts'
import { offsetAt, toClockTime } from '#lib/format/zone.ts'

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

const style = (language: string) => ({ hour: hourStyle(language), minute: '2-digit' }) as const

/** When an event begins by the clock of this browser: `Thu, Nov 5, 2026, 9:00 AM`. */
export const formatOwnStart = ({ start_date }: DeskEventRow, language: string): string =>
  new Intl.DateTimeFormat(locale(language), { ...day, ...style(language) }).format(new Date(start_date))

/**
 * The same by the clocks of its zone, with the day if that is another one: `5:00 PM GMT+9`; empty if these show the time of
 * this browser.
 */
export function formatZoneStart({ start_date, time_zone }: DeskEventRow, language: string): string {
  const start = new Date(start_date)
  const there = toClockTime(start, offsetAt(start, time_zone))
  const here = toClockTime(start, -start.getTimezoneOffset())
  if (there === here) return ''
  const isSameDay = there.slice(0, 10) === here.slice(0, 10)
  const clock = { ...style(language), timeZoneName: 'short', timeZone: time_zone } as const
  const days = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return new Intl.DateTimeFormat(locale(language), { ...(!isSameDay && days), ...clock }).format(start)
}

function getFormat(zone: string, language: string) {
  return new Intl.DateTimeFormat(locale(language), {
    ...day,
    ...style(language),
    timeZoneName: 'short',
    timeZone: zone,
  })
}

/** When an event begins, by the clocks of its zone: `Thu, Nov 5, 2026, 9:00 AM GMT+1`. */
const formatStart = ({ start_date, time_zone }: DeskEventRow, language: string): string =>
  getFormat(time_zone, language).format(new Date(start_date))

/** From its start to its end, if that is known. */
export const formatSpan = (event: DeskEventRow, language: string): string => {
  const { start_date, end_date, time_zone } = event
  if (!end_date) return formatStart(event, language)
  return getFormat(time_zone, language).formatRange(new Date(start_date), new Date(end_date))
}

/** The places of a record, which are joined by `;`. */
export const splitPlaces = (location: string | null | undefined): string[] =>
  (location ?? '').split(';').flatMap((place) => place.trim() || [])

/** Whom a level of subscriptions lets in. */
export function nameLevel(level: number, language: string): string {
  const t = deskEventFormTexts(language)
  const names = [t.level0, t.level1, t.level2, t.level3]
  return names[level] ?? fill(t.otherLevel, { level })
}
