import { type FormEvent, useRef, useState } from 'react'
import type { DeskEventsFilter } from '#api/desk-events.ts'
import type { DeskEventRow } from '#contract/desk-events.ts'
import { EventType } from '#entities/event/type/event-type.view.tsx'
import { deskEventsTexts } from '#i18n/en/desk-events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { ListState } from '#search/list/create-list.ts'
import { PageLinks } from '#search/list/page-links.view.tsx'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { cardsBelow } from '#ui/table/cards-below.ts'
import { type Column, Table } from '#ui/table/table.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { EventState, Taken } from './event-state.view.tsx'
import { formatOwnStart, formatZoneStart, splitPlaces } from './event-words.ts'
import type { EventsStore } from './events.store.ts'

const cards = cardsBelow(860)

const buildColumns = (language: string): Column<DeskEventRow>[] => {
  const t = deskEventsTexts(language)
  return [
    {
      id: 'date',
      header: t.date,
      size: 300,
      most: 320,
      card: 'figure',
      cardLabel: '',
      cell: (event) => (
        <span className="r-desk-events__date">
          <time dateTime={event.start_date}>{formatOwnStart(event, language)}</time>{' '}
          <span className="r-desk-events__zone">{formatZoneStart(event, language)}</span>
        </span>
      ),
    },
    {
      id: 'name',
      header: t.name,
      size: 200,
      grow: 420,
      namesRow: true,
      cell: ({ id, name }) => (
        <Link variant="quiet" href={`/desk/events/${id}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'type',
      header: t.type,
      size: 140,
      grow: 150,
      card: 'fact',
      cell: ({ type }) => <EventType name={type.name} colour={type.colour ?? undefined} />,
    },
    {
      id: 'place',
      header: t.place,
      size: 110,
      grow: 160,
      card: 'fact',
      cell: ({ location }) => splitPlaces(location).join(', ') || <EmptyValue />,
    },
    {
      id: 'state',
      header: t.state,
      size: 92,
      grow: 100,
      card: 'badge',
      cell: ({ state }) => <EventState state={state} />,
    },
    {
      id: 'registered',
      header: t.registered,
      size: 96,
      fixed: true,
      end: true,
      card: 'fact',
      cell: (event) => (
        <>
          <Taken {...event} />
          <span className="r-desk-events__unit" aria-hidden="true">
            {' '}
            {t.unit}
          </span>
        </>
      ),
    },
  ]
}

type EventsListProps = { query: DeskEventsFilter; state: ListState<DeskEventRow>; store: EventsStore }

/** The events to come or past, with a search and the way to a new one. */
export function EventsList({ query, state, store }: EventsListProps) {
  const t = useTexts(deskEventsTexts)
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [term, setTerm] = useState(query.term)
  const columns = buildColumns(language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    store.searchNow(term)
  }
  const type = (text: string) => {
    setTerm(text)
    store.search(text)
  }
  const goToPage = (page: number) => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
    store.goToPage(page)
  }
  return (
    <section className="r-desk-events" aria-label={t.title}>
      <h2 className="r-visually-hidden">{t.title}</h2>
      <div className="r-desk-events__tools">
        <SegmentedControl
          label={t.when}
          options={{ upcoming: t.upcoming, past: t.past }}
          value={query.when}
          onChange={(when) => store.filter({ when })}
        />
        <search className="r-desk-events__search">
          <form onSubmit={submit}>
            <SearchField label={t.search} placeholder={t.search} value={term} clearLabel={t.clear} onChange={type} />
          </form>
        </search>
        <ButtonLink variant="primary" href="/desk/events/new">
          {t.create}
        </ButtonLink>
      </div>
      <div ref={place} tabIndex={-1} className="r-desk-events__results">
        <Announcer
          message={state.state === 'ready' ? fill(t.shown, { count: state.total ?? state.records.length }) : ''}
        />
        {state.state === 'loading' && <TableSkeleton cards={cards} columns={columns} label={t.loading} />}
        {state.state === 'failed' && (
          <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
        )}
        {state.state === 'ready' && state.records.length === 0 && (
          <EmptyState text={query.term ? t.emptySearch : query.when === 'past' ? t.emptyPast : t.emptyUpcoming} />
        )}
        {state.state === 'ready' && state.records.length > 0 && (
          <>
            <Table caption={t.title} cards={cards} columns={columns} rows={state.records} busy={state.busy === true} />
            {state.pages > 1 && <PageLinks page={state.page} pages={state.pages} onPage={goToPage} />}
          </>
        )}
      </div>
    </section>
  )
}
