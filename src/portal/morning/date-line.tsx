import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { locale } from '#config/locale.ts'
import { morningTexts } from '#i18n/en/morning.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { fill } from '#lib/format/fill.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import { createResource } from '#session/resource.ts'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { CHANGE_DAYS, type Counts, loadCounts } from './counts.ts'
import { LockedLine } from './locked-line.tsx'

const WEEK = 7 * 86_400_000

/** The day of the newest notes: today, a weekday of the last seven days, or a date. */
function nameDay(day: string, now: Date, language: string): string {
  const t = morningTexts(language)
  const tag = locale(language)
  if (day === toLocalDay(now)) return t.today
  const isRecent = now.getTime() - Date.parse(day) < WEEK
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  return fill(t.on, { day: isRecent ? weekday.format(new Date(day)) : formatShortDay(day, tag) })
}

/** The counts as texts; a count of nothing is left out. */
export function describeCounts({ notes, changes }: Counts, now: Date, language: string): string[] {
  const t = morningTexts(language)
  const parts: string[] = []
  if (notes) {
    const day = nameDay(notes.day, now, language)
    parts.push(notes.count === 1 ? fill(t.note, { day }) : fill(t.notes, { count: notes.count, day }))
  }
  const { rating_changes: ratings = 0, target_changes: targets = 0 } = changes ?? {}
  const changed: string[] = []
  if (ratings > 0) changed.push(ratings === 1 ? t.ratingChange : fill(t.ratingChanges, { count: ratings }))
  if (targets > 0) changed.push(targets === 1 ? t.targetChange : fill(t.targetChanges, { count: targets }))
  if (changed.length === 0) return parts
  // Together, since the window is that of both.
  const both = new Intl.ListFormat(locale(language)).format(changed)
  return [...parts, `${both} ${fill(t.window, { days: CHANGE_DAYS })}`]
}

/** Today's date, and what is new. */
export function DateLine() {
  const language = useLanguage()
  useTexts(morningTexts)
  const store = useMemo(() => createResource({ fetch: loadCounts, onFailure: () => {} }), [])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const now = new Date()
  const date = new Intl.DateTimeFormat(locale(language), { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div className="portal-date">
      <p className="portal-date__day">{date.format(now)}</p>
      <div className="portal-date__counts">
        {state.state === 'ready' && <DottedList items={describeCounts(state.value, now, language)} />}
      </div>
      {state.state === 'ready' && state.value.isLocked && <LockedLine />}
    </div>
  )
}
