import { locale } from '#config/locale.ts'
import type { InboxItem } from '#contract/inbox.ts'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { isDayOnly } from '#lib/format/dates.ts'

const DAY = 86_400_000

export type InboxDay = { day: string; heading: string; items: readonly InboxItem[] }

const toDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The day of an instant in the user's time zone, `YYYY-MM-DD`; empty: it is none. */
export function getDay(value: string): string {
  if (isDayOnly(value)) return value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? '' : toDay(date)
}

function nameDay(day: string, now: Date, language: string): string {
  if (day === '') return ''
  const t = inboxTexts(language)
  if (day === toDay(now)) return t.today
  if (day === toDay(new Date(now.getTime() - DAY))) return t.yesterday
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
    else days.push({ day, heading: nameDay(day, now, language), items: [item] })
  }
  return days
}
