import type { EventsView } from '#api/roadshows.ts'
import type { DateRange } from '#search/filters/date-range.ts'
import { edited } from '#search/filters/edits.ts'
import { type DateKeys, readFilters, type SearchFilters, type Tags, writeFilters } from '#search/filters/filters.ts'
import { withLockedFilters } from '#search/filters/locked-filters.ts'
import { withPage } from '#search/state/page-number.ts'

/** The categories that events are filtered by, in their order (R312). */
export const filterCategories = ['Region', 'Sector', 'Company', 'Roadshow Type']

/** The key of `With Replay` (R313). */
export const REPLAY = 'replay_filter'
const apiDateKeys: DateKeys = { start: 'start_date', end: 'end_date' }

/** The query key of a view that differs from the attribute. */
export const VIEW = 'view'

/** The shown view: the attribute's, or the one in the query. If the path names the view (`named`), only the attribute counts. */
export function getView(attribute: EventsView, query: URLSearchParams, named: boolean): EventsView {
  const chosen = query.get(VIEW)
  return !named && (chosen === 'past' || chosen === 'upcoming') ? chosen : attribute
}

/** The query of one view of the events. */
export type EventsQuery = {
  view: EventsView
  term: string
  tags: Tags
  range: DateRange
  /** Only events with a replay (R313); ignored for upcoming events. */
  withReplay: boolean
}

/** Reads the filters. Order and search by meaning do not apply here. */
export function readEventsQuery(filters: SearchFilters, view: EventsView): EventsQuery {
  const { searchTerm: term, tags, startDate, endDate, allTime, replay } = filters
  return {
    view,
    term,
    tags,
    range: { start: startDate, end: endDate, allTime },
    withReplay: view === 'past' && replay === 'true',
  }
}

export const isFiltered = ({ term, tags, range, withReplay }: EventsQuery): boolean =>
  withReplay || [term, range.start, range.end].some((text) => text !== '') || Object.keys(tags).length > 0

/** The filters by the API's keys, with those that a host has locked. */
export function apiFilters({ view, term, tags, range, withReplay }: EventsQuery, lockedFilters: URLSearchParams) {
  const none = readFilters(new URLSearchParams(), apiDateKeys)
  const requested = { ...none, searchTerm: term, tags, startDate: range.start, endDate: range.end }
  const filters = withLockedFilters(
    writeFilters({ ...requested, replay: withReplay ? 'true' : '' }, apiDateKeys),
    lockedFilters,
  )
  if (view === 'upcoming') filters.delete(REPLAY)
  return filters
}

/** Sets or clears `With Replay` (R313). */
export const withReplayOnly = (query: URLSearchParams, only: boolean): URLSearchParams =>
  edited(query, (next) => {
    if (only) next.set(REPLAY, 'true')
    else next.delete(REPLAY)
  })

/** The portal path of a view with the same search and filters (R308). */
export function buildPath(view: EventsView, query: URLSearchParams): string {
  const search = String(withPage(query, 1))
  return `/events/${view}${search && `?${search}`}`
}
