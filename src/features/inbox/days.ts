import { locale } from '#config/locale.ts'
import type { InboxItem } from '#contract/inbox.ts'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { isDayOnly } from '#lib/format/dates.ts'
import { shiftDay, toLocalDay } from '#lib/format/days.ts'

/** `key` is the day, with a number from its second group on. */
export type InboxDay = { key: string; day: string; heading: string; items: readonly InboxItem[] }

/** The day of an instant in the user's time zone, `YYYY-MM-DD`; empty: it is none. */
export function getDay(value: string): string {
  if (isDayOnly(value)) return value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? '' : toLocalDay(date)
}

function nameDay(day: string, now: Date, language: string): string {
  if (day === '') return ''
  const t = inboxTexts(language)
  if (day === toLocalDay(now)) return t.today
  if (day === shiftDay(toLocalDay(now), -1)) return t.yesterday
  const isThisYear = day.startsWith(String(now.getFullYear()))
  return new Intl.DateTimeFormat(locale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(day))
}

/** Items by the day on which they arrived. Those of one day that do not follow each other stay apart, as the API orders them. */
export function groupByDay(items: readonly InboxItem[], language: string, now = new Date()): readonly InboxDay[] {
  const days: (InboxDay & { items: InboxItem[] })[] = []
  for (const item of items) {
    const day = getDay(item.arrived_at)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else {
      const before = days.filter((other) => other.day === day).length
      days.push({ key: before ? `${day} ${before}` : day, day, heading: nameDay(day, now, language), items: [item] })
    }
  }
  return days
}
