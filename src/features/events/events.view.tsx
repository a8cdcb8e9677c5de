import { type ReactNode, useCallback, useRef } from 'react'
import { bySettings } from '#config/by-settings.ts'
import { eventsListTexts } from '#i18n/en/events-list.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { ListEnd, type ListEndProps } from '#search/list/list-end.view.tsx'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { FocusAround } from '#ui/dom/keep-focus.tsx'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import { nameEventDay } from './event-days.ts'
import { eventsCards } from './events.columns.tsx'
import css from './events.css?inline'
import type { EventsQuery } from './events.query.ts'
import type { EventsState } from './events.store.ts'
import { type EventRow, toEventRow } from './events-row.ts'

registerStyles('features', css)

type EventsResultsProps = Omit<ListEndProps, 'state' | 'limit' | 'texts'> & {
  state: EventsState
  view: EventsQuery['view']
  columns: readonly Column<EventRow>[]
  /** Whether a search or a filter is active; decides the text of an empty list (C40). */
  filtered: boolean
  /** The number of skeleton rows. */
  pageSize: number
  /** The link to the other view, shown if an unfiltered list is empty. */
  elsewhere: ReactNode
  onNavigate: (href: string) => boolean
  onRetry: () => void
  /** Clears search and filters. */
  onStartOver: () => void
}

/** The table in each of its states: skeletons, events, empty, failed, or signed out. */
export function EventsResults(props: EventsResultsProps) {
  const language = useLanguage()
  const { state } = props
  const place = useRef<HTMLDivElement>(null)
  const isLoading = state.state === 'loading' || (state.state === 'failed' && state.retrying)
  const isBusy = isLoading || (state.state === 'ready' && state.busy === true)
  const startOver = () => {
    place.current?.focus({ preventScroll: true })
    props.onStartOver()
  }
  // Page links are removed while a page loads, so the focus moves to the start of the list.
  const goToPage = (page: number) => {
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
    props.onPage(page)
  }
  return (
    <div ref={place} className="r-events__results" tabIndex={-1} aria-busy={isBusy}>
      <Announcer message={announcement(props, language)} />
      <Results {...props} onPage={goToPage} onStartOver={startOver} />
    </div>
  )
}

const nothing = ({ filtered, view }: Pick<EventsResultsProps, 'filtered' | 'view'>, language: string) => {
  const t = eventsListTexts(language)
  return filtered ? t.emptyNarrowed : view === 'past' ? t.emptyPast : t.emptyUpcoming
}

function announcement(props: EventsResultsProps, language: string): string {
  const t = eventsListTexts(language)
  const { state } = props
  if (state.state !== 'ready' || state.busy) return ''
  return state.records.length > 0 ? fill(t.loaded, { count: state.records.length }) : nothing(props, language)
}

/** Upcoming events stand under the days of the user. */
export function EventsSkeleton({ columns, pageSize, view }: Pick<EventsResultsProps, 'columns' | 'pageSize' | 'view'>) {
  const t = useTexts(eventsListTexts)
  return (
    <TableSkeleton
      cards={eventsCards}
      columns={columns}
      count={pageSize}
      grouped={view === 'upcoming'}
      label={t.loading}
    />
  )
}

function Results(props: EventsResultsProps): ReactNode {
  const language = useLanguage()
  const t = useTexts(eventsListTexts)
  const { state, filtered } = props
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={props.onNavigate} />
    case 'loading':
      return <EventsSkeleton {...props} />
    case 'failed':
      return (
        <Failed
          isList
          text={nothing(props, language)}
          error={state.error}
          retrying={state.retrying}
          onRetry={props.onRetry}
        />
      )
    case 'ready':
      if (state.records.length > 0) return <EventsTable {...props} state={state} />
      return (
        <EmptyState
          text={nothing(props, language)}
          action={
            filtered ? (
              <Button onClick={props.onStartOver}>{t.startOver}</Button>
            ) : (
              <FocusAround>{props.elsewhere}</FocusAround>
            )
          }
        />
      )
  }
}

const loadQuotes = () => import('./quotes/replay-quotes.tsx').then(({ ReplayQuotes }) => ReplayQuotes)

type ReadyProps = EventsResultsProps & { state: EventsState & { state: 'ready' } }

function EventsTable({ state, view, columns, onNavigate, ...end }: ReadyProps) {
  const language = useLanguage()
  const t = useTexts(eventsListTexts)
  const rows = state.records.map((record) => toRow(record, language))
  const place = useRef<HTMLDivElement>(null)
  useFocusOnMore(place, rows, 'tbody > .r-table__row')
  const now = new Date()
  const { part: Quotes } = useLazy(
    loadQuotes,
    rows.some(({ quotes }) => quotes.length > 0),
  )
  const showQuotes = useCallback(
    (row: EventRow) => Quotes && row.quotes.length > 0 && <Quotes row={row} onNavigate={onNavigate} />,
    [Quotes, onNavigate],
  )
  return (
    <>
      <div ref={place}>
        <Table
          caption={t[view]}
          cards={eventsCards}
          columns={columns}
          rows={rows}
          below={showQuotes}
          group={view === 'upcoming' ? ({ roadshow }) => nameEventDay(roadshow, now, language) : undefined}
          busy={state.busy ?? false}
        />
      </div>
      <ListEnd state={state} limit={t.limit} texts={t} {...end} />
    </>
  )
}

/** Memoized, so that an unchanged event keeps its row. */
const toRow = bySettings(toEventRow)
