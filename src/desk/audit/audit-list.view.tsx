import { useRef } from 'react'
import { locale } from '#config/locale.ts'
import type { DeskAuditEntry } from '#contract/desk-audit.ts'
import { deskAuditTexts } from '#i18n/en/desk-audit.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { startOfDay, toLocalDay } from '#lib/format/days.ts'
import { fill } from '#lib/format/fill.ts'
import type { ListState } from '#search/list/create-list.ts'
import { ListEnd } from '#search/list/list-end.view.tsx'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { AuditRow } from './audit-row.view.tsx'

type Day = { day: string; entries: DeskAuditEntry[] }

/** The entries by day, in the order in which they come. */
function groupByDay(entries: readonly DeskAuditEntry[]): Day[] {
  const days: Day[] = []
  for (const entry of entries) {
    const day = toLocalDay(new Date(entry.at))
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

const formatDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: 'full' }).format(startOfDay(day))

/** The zone of a day's times, such as `GMT+1`. */
const nameZone = (at: string | undefined, language: string) =>
  new Intl.DateTimeFormat(locale(language), { timeZoneName: 'short' })
    .formatToParts(at === undefined ? new Date() : new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value

type AuditListProps = {
  state: ListState<DeskAuditEntry>
  onLoadMore: () => void
  onRetry: () => void
}

const ignore = () => {}
const none: readonly DeskAuditEntry[] = []

/** The audit in each of its states, with days as heads. */
export function AuditList({ state, onLoadMore, onRetry }: AuditListProps) {
  const language = useLanguage()
  const t = useTexts(deskAuditTexts)
  const place = useRef<HTMLDivElement>(null)
  const entries = state.state === 'ready' ? state.records : none
  useFocusOnMore(place, entries, '.r-desk-audit__row')
  switch (state.state) {
    case 'signed-out':
      return null
    case 'loading':
      return <AuditSkeleton label={t.loading} />
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
    case 'ready':
      return (
        <>
          <Announcer message={state.busy ? '' : fill(t.shown, { count: entries.length })} />
          {entries.length === 0 && <EmptyState text={t.nothing} />}
          <div ref={place} aria-busy={state.busy === true}>
            {groupByDay(entries).map(({ day, entries: own }) => (
              <section key={day} className="r-desk-audit__day" aria-label={formatDay(day, language)}>
                <h3 className="r-desk-audit__date">
                  {formatDay(day, language)}
                  <span className="r-desk-audit__zone">{nameZone(own[0]?.at, language)}</span>
                </h3>
                <ol>
                  {own.map((entry) => (
                    <AuditRow key={entry.id} entry={entry} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
          <ListEnd
            state={state}
            paging="more"
            limit={t.limit}
            texts={t}
            onLoadMore={onLoadMore}
            onPage={ignore}
            onFailure={ignore}
          />
        </>
      )
  }
}

function AuditSkeleton({ label }: { label: string }) {
  return (
    <div className="r-desk-audit__day" role="status" aria-busy="true" aria-label={label}>
      {[48, 62, 55, 70, 44, 58].map((width) => (
        <div key={width} className="r-desk-audit__row">
          <Skeleton width={80} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}
