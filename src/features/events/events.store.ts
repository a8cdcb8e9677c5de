import { toList } from '#api/list.ts'
import { publicRoadshows } from '#api/public-roadshows.ts'
import { type EventsView, listRoadshows, roadshowsCall } from '#api/roadshows.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { $eventsChanged } from '#entities/event/registration/events-changed.ts'
import type { ListState } from '#search/list/create-list.ts'
import { createSearchableList, type SearchableListOptions } from '#search/list/create-searchable-list.ts'
import { withReload } from '#search/list/with-reload.ts'
import type { QueryState } from '#search/state/query-state.ts'
import { $session } from '#session/session.store.ts'
import { apiFilters, type EventsQuery, readEventsQuery, withReplayOnly } from './events.query.ts'

export type EventsOptions = SearchableListOptions & {
  view: EventsView
  /** Whether visitors see the public upcoming events. */
  anonymous: boolean
}

export type EventsState = ListState<Roadshow>

export type EventsStore = ReturnType<typeof createEvents>

const isGuest = () => $session.get().state === 'signed-out'

/** One view of the events (R307, R324). */
export function createEvents({ view, ...options }: EventsOptions) {
  const list = createSearchableList<Roadshow, EventsQuery>({
    ...options,
    // Past events are for clients.
    anonymous: options.anonymous && view === 'upcoming',
    clear: (query) => withReplayOnly(query, false),
    key: () => $eventsChanged.get(),
    extend: (list, spec) => withReload(list, spec, $eventsChanged),
    read: (filters) => readEventsQuery(filters, view),
    request(searchState, page, signal) {
      const filters = apiFilters(searchState, options.lockedFilters)
      return isGuest() ? publicRoadshows(filters, page, signal) : listRoadshows(view, filters, page, signal)
    },
    firstCall: (searchState, page) =>
      isGuest() ? undefined : roadshowsCall(view, apiFilters(searchState, options.lockedFilters), page),
    toFirstPage: (answer) => toList<Roadshow>(answer),
  })
  return {
    ...list,
    /** Shows only events with a replay, or all (R313). */
    showReplays: (only: boolean) => list.update((now) => withReplayOnly(now, only)),
  }
}

/** The attributes of the element that its list depends on; the filters are a query string. */
type EventsAttributes = Omit<EventsOptions, 'query' | 'lockedFilters'> & { filters: string }

/** The list of events with these attributes. */
export function openEvents(query: QueryState, attributes: EventsAttributes): EventsStore {
  const { filters, view, pageSize, limit, paging, anonymous, onFailure } = attributes
  const lockedFilters = new URLSearchParams(filters)
  return createEvents({ query, lockedFilters, view, pageSize, limit, paging, anonymous, onFailure })
}
