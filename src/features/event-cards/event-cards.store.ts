import type { List } from '#api/list.ts'
import { publicRoadshows } from '#api/public-roadshows.ts'
import { listRoadshows, suggestedRoadshows, upcomingRoadshowsByTag } from '#api/roadshows.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { $eventsChanged } from '#entities/event/registration/events-changed.ts'
import { distinct } from '#lib/format/distinct.ts'
import { toRecords, toText } from '#lib/format/words.ts'
import { createResource, type Resource } from '#session/resource.ts'
import { $session } from '#session/session.store.ts'

/** The events of a company, an analyst or a sector; recommended ones; or all upcoming ones. */
export type EventSource = 'tag' | 'suggested' | 'upcoming'

export type EventCardsOptions = {
  source: EventSource
  /** For the source `tag`; if empty, nothing is requested. */
  tagId: string
  /** For the source `upcoming`, by the API's keys. */
  filters: URLSearchParams
  /** The maximum number of events. */
  limit: number
  /** Whether visitors see the public upcoming events; a single tag has none. */
  anonymous: boolean
  onFailure: (failure: Error) => void
}

/** Recommended events come by how well they fit; they are read by when they are. Those without a date come last. */
const byStart = ({ start_date: one }: Roadshow, { start_date: other }: Roadshow) =>
  getTime(one) < getTime(other) ? -1 : Number(getTime(one) > getTime(other))

const getTime = (date: unknown) => {
  const time = Date.parse(toText(date))
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time
}

/** The next events from one source (R242, R297). They reload after actions on this page (R330). */
export function createEventCards(options: EventCardsOptions): Resource<Roadshow[]> {
  const { source, tagId, limit, onFailure } = options
  const filters = source === 'upcoming' ? options.filters : new URLSearchParams()
  const page = { page: 1, pageSize: limit, limit }
  const calls: Record<EventSource, (signal: AbortSignal) => Promise<List<Roadshow>>> = {
    tag: (signal) => upcomingRoadshowsByTag(tagId, limit, signal),
    suggested: (signal) => suggestedRoadshows(limit, signal),
    upcoming: (signal) => listRoadshows('upcoming', filters, page, signal),
  }
  const events = createResource({
    waits: source === 'tag' && tagId === '',
    anonymous: options.anonymous && source !== 'tag',
    async fetch(signal) {
      const isSignedOut = $session.get().state === 'signed-out'
      const { records } = await (isSignedOut ? publicRoadshows(filters, page, signal) : calls[source](signal))
      const events = distinct(toRecords(records)).slice(0, limit)
      return source === 'suggested' ? events.toSorted(byStart) : events
    },
    onFailure,
  })
  return {
    ...events,
    start() {
      const stops = [events.start(), $eventsChanged.listen(events.reload)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
