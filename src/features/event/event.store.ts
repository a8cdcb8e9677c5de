import { roadshowById } from '#api/roadshows.ts'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { $eventsChanged } from '#entities/event/registration/events-changed.ts'
import { toText } from '#lib/format/words.ts'
import { createResource, type Resource } from '#session/resource.ts'

type EventOptions = {
  /** Empty: it is not known yet, and nothing is requested. */
  eventId: string
  onTitle: (title: string) => void
  onFailure: (failure: Error) => void
}

/** One event, which reloads after actions on this page (R330). */
export function createEvent({ eventId, onTitle, onFailure }: EventOptions): Resource<RoadshowDetail> {
  const event = createResource({
    waits: eventId === '',
    fetch: (signal) => roadshowById(eventId, signal),
    onReady({ name }) {
      const title = toText(name)
      if (title) onTitle(title)
    },
    onFailure,
  })
  return {
    ...event,
    start() {
      const stops = [event.start(), $eventsChanged.listen(event.reload)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
