import type { DeskEventRow } from '#contract/desk-events.ts'
import { deskEventsTexts } from '#i18n/en/desk-events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'

/** What users can do about an event, or why not. */
export function EventState({ state }: Pick<DeskEventRow, 'state'>) {
  const t = useTexts(deskEventsTexts)
  return <span className={`r-desk-event-state r-desk-event-state--${state}`}>{t[state]}</span>
}

/** How many take part, and of how many places. */
export function Taken({ registered, capacity }: Pick<DeskEventRow, 'registered' | 'capacity'>) {
  const t = useTexts(deskEventsTexts)
  return <>{typeof capacity === 'number' ? fill(t.taken, { count: registered, capacity }) : registered}</>
}
