import { vi } from 'vitest'
import type { Roadshow } from '#contract/roadshow.ts'
import { createEvents, type EventsOptions, type EventsStore } from '#features/events/events.store.ts'
import { memoryQuery } from '#search/state/query-state.ts'
import { json, type Reply } from '../../../support/fake-api.ts'

export const UPCOMING = 'GET roadshows/upcoming'
export const PAST = 'GET roadshows/recent'

/** Events by number, `event 7`, from the first to the last, both included. */
export const events = (first: number, last: number): Roadshow[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ id: `${first + index}`, name: `event ${first + index}` }))

/** The API's list of these events, page by page. */
export const eventList =
  (all: readonly Roadshow[]): Reply =>
  (request) => {
    const query = new URL(request.url).searchParams
    const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))]
    const records = all.slice((page - 1) * size, page * size)
    return json({ records, pagination_metadata: { page, num_pages: Math.ceil(all.length / size) } })(request)
  }

/** A list of events as its element makes it, with what it told of failures. */
export function eventsOf(options: Partial<EventsOptions> = {}) {
  const failures: Error[] = []
  const query = options.query ?? memoryQuery()
  const store = createEvents({
    query,
    view: 'upcoming',
    lockedFilters: new URLSearchParams(),
    anonymous: false,
    paging: 'more',
    pageSize: 10,
    limit: 300,
    onFailure: (failure) => failures.push(failure),
    ...options,
  })
  return { ...store, query, failures }
}

/** Waits until the list has an answer, or has failed. */
export const answered = (store: EventsStore) =>
  vi.waitUntil(() => {
    const shown = store.$state.get()
    if (shown.state === 'failed') return !shown.retrying
    return shown.state !== 'loading' && !(shown.state === 'ready' && (shown.busy || shown.more === 'loading'))
  })

export const idsOf = (store: EventsStore): string[] => {
  const shown = store.$state.get()
  return shown.state === 'ready' ? shown.records.map(({ id }) => id) : []
}
