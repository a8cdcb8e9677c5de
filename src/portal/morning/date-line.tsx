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

/** A text in parts: the numbers are the figures that stand out. */
type Count = readonly (string | number)[]

function tell(text: string, count: number): Count {
  const [before = '', after = ''] = text.split('{count}')
  return [before, count, after]
}

/** The counts as texts; a count of nothing is left out. */
export function describeCounts({ notes, changes }: Counts, now: Date, language: string): Count[] {
  const t = morningTexts(language)
  const counts: Count[] = []
  if (notes) {
    const day = nameDay(notes.day, now, language)
    counts.push(tell(fill(notes.count === 1 ? t.note : t.notes, { day }), notes.count))
  }
  const { total = 0, rating_changes: ratings = 0 } = changes ?? {}
  if (total === 0) return counts
  const all = tell(fill(total === 1 ? t.change : t.changes, { days: CHANGE_DAYS }), total)
  // What a single change is its row says.
  return [...counts, total > 1 && ratings > 0 ? [...all, ...tell(t.ratings, ratings)] : all]
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
        {state.state === 'ready' && (
          <DottedList>
            {describeCounts(state.value, now, language).map((count) => (
              <bdi key={count.join('')}>
                {count.map((part) => (typeof part === 'number' ? <b key={part}>{part}</b> : part))}
              </bdi>
            ))}
          </DottedList>
        )}
      </div>
      {state.state === 'ready' && state.value.isLocked && <LockedLine />}
    </div>
  )
}
