import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { EventsView } from '#api/roadshows.ts'
import { portalLink } from '#config/config.ts'
import { wording } from '#config/wording.ts'
import { useRegistration } from '#entities/event/registration/use-registration.tsx'
import { useDownload } from '#entities/file/use-download.tsx'
import { eventsListTexts } from '#i18n/en/events-list.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { emptySelection } from '#search/filters/filters.ts'
import { FilterPanel, useFiltering } from '#search/panel/filter-panel.tsx'
import type { UrlState } from '#search/state/open-query.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { useQuery } from '#search/state/use-query.ts'
import { $session } from '#session/session.store.ts'
import { followIf } from '#ui/link/follow.ts'
import { eventColumns, forClients } from './events.columns.tsx'
import { buildPath, filterCategories, isFiltered, REPLAY } from './events.query.ts'
import { openEvents } from './events.store.ts'
import { EventsResults, EventsSkeleton } from './events.view.tsx'
import { EventsHead, OtherView, type ViewTarget } from './events-head.view.tsx'
import { EventsTools } from './events-tools.tsx'
import { useView } from './use-view.ts'

type EventsProps = {
  /** The initial view; with `url-state="page"`, the shown view. */
  view: EventsView
  /** Filters that the user cannot change, as a query string. */
  filters: string
  /** Names of columns, joined by `;`; empty: all. */
  columns: string
  pageSize: number
  limit: number
  paging: 'more' | 'pages'
  hideViews: boolean
  hideSearch: boolean
  hideFilters: boolean
  /** Shows visitors the public upcoming events. */
  anonymous: boolean
  urlState: UrlState
  onNavigate: (href: string) => boolean
  onDownload: (url: URL) => Promise<boolean>
  onRegistered: (event: { id: string; kind: 'register' | 'request' }) => void
  onFailure: (failure: Error) => void
}

/** The portal paths of both views; the list stays mounted between them (R307, C66). */
const PATHS = /\/events(\/(upcoming|past))?$/

/** The lists of upcoming and past events (R307–R326). */
export function Events(props: EventsProps) {
  const language = useLanguage()
  const query = useQuery(props.urlState, PATHS)
  if (query) return <QueriedEvents {...props} query={query} />
  const columns = eventColumns(props.view, splitNames(props.columns), idle, language)
  return <EventsSkeleton columns={columns} pageSize={props.pageSize} view={props.view} />
}

const splitNames = (columns: string) => columns.split(';').filter((name) => name !== '')

const idle = { onNavigate: () => false, hasPages: false, onDownload: () => {}, onAsk: () => {}, onFailure: () => {} }

type QueriedProps = EventsProps & { query: QueryState }

function useEvents({ query, view, filters, pageSize, limit, paging, anonymous, onFailure }: QueriedProps) {
  const store = useMemo(
    () => openEvents(query, { view, filters, pageSize, limit, paging, anonymous, onFailure }),
    [query, view, filters, pageSize, limit, paging, anonymous, onFailure],
  )
  useEffect(() => store.start(), [store])
  return store
}

function useColumns(props: QueriedProps, isGuest: boolean) {
  const language = useLanguage()
  const { view, columns, onNavigate, onDownload, onRegistered, onFailure } = props
  const { download, message } = useDownload(onDownload)
  const { ask, dialog } = useRegistration({ onNavigate, onRegistered, onFailure })
  const words = wording(language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts come from a module, not from props
  const shown = useMemo(() => {
    const all = eventColumns(
      view,
      splitNames(columns),
      { onNavigate, hasPages: !isGuest, onDownload: download, onAsk: ask, onFailure },
      language,
    )
    return isGuest ? all.filter(({ id }) => !forClients.includes(id)) : all
  }, [view, columns, isGuest, onNavigate, download, ask, onFailure, words])
  return { columns: shown, message, dialog }
}

function QueriedEvents(given: QueriedProps) {
  const t = useTexts(eventsListTexts)
  const { query, anonymous, urlState, onNavigate, onFailure, hideFilters, hideViews } = given
  const isGuest = useStore($session).state === 'signed-out'
  const [chosen, choose] = useView(given.view, query, urlState === 'page')
  // Past events are for clients, so a visitor always gets the upcoming ones.
  const view = isGuest && anonymous ? 'upcoming' : chosen
  const props = { ...given, view }
  const store = useEvents(props)
  const filtering = useFiltering()
  const searchState = useStore(store.$searchState)
  const state = useStore(store.$state)
  const { columns, message, dialog } = useColumns(props, isGuest)
  const isSignedOut = state.state === 'signed-out'

  const getTarget = (next: EventsView): ViewTarget => {
    if (urlState === 'page') {
      const path = buildPath(next, query.$query.get())
      const href = portalLink(path)?.href ?? path
      return { href, onClick: followIf(() => onNavigate(href)) }
    }
    return { href: undefined, onClick: () => choose(next) }
  }
  return (
    <section className="r-events" aria-label={t.label}>
      {!isSignedOut && (
        <>
          <EventsHead view={hideViews || isGuest ? undefined : view} getTarget={getTarget} />
          <EventsTools
            store={store}
            searchState={searchState}
            filtering={hideFilters || isGuest ? undefined : filtering}
            search={!props.hideSearch}
            replays={view === 'past' && !store.lockedFilters.has(REPLAY)}
            suggests={!isGuest}
          />
        </>
      )}
      <div className="r-events__body">
        {!isGuest && !hideFilters && (
          <FilterPanel
            filtering={filtering}
            categories={filterCategories}
            hidden={store.lockedCategories}
            title={t.filterTitle}
            tagsTitle={t.tagFilters}
            dates={view === 'past' ? 'past' : 'future'}
            activeFilters={{ tags: searchState.tags, range: searchState.range }}
            defaults={emptySelection}
            onApply={store.applyFilters}
            onFailure={onFailure}
          />
        )}
        <EventsResults
          state={state}
          view={view}
          columns={columns}
          paging={props.paging}
          filtered={isFiltered(searchState)}
          pageSize={props.pageSize}
          elsewhere={!hideViews && !isGuest && <OtherView view={view} getTarget={getTarget} />}
          onNavigate={onNavigate}
          onLoadMore={store.loadMore}
          onPage={store.goToPage}
          onRetry={store.retry}
          onStartOver={store.startOver}
          onFailure={onFailure}
        />
      </div>
      {message}
      {dialog}
    </section>
  )
}
