import { workingDayAfter, workingDayBefore } from '../calendar.ts'
import { edgeEventIds, writeEdgeEvent } from '../edges/events.ts'
import { randomFor } from '../random.ts'
import { type EventKind, writeEvent } from '../writers/event-texts.ts'
import { isUpcoming, type SeedEvent } from './event.ts'
import { firstId } from './identifiers.ts'
import type { World } from './world.ts'

/** How many events there are to come, over, and over with a replay. */
const EVENTS = { upcoming: 240, past: 400, replays: 180 } as const

/** Of past events, those with a replay: spread evenly, so that any page has some. */
const hasReplay = (index: number, count: number, replays: number) =>
  Math.floor(((index + 1) * replays) / count) > Math.floor((index * replays) / count)

/** Every event. Planted ones count towards the volumes. */
export function createEvents(world: World): SeedEvent[] {
  const { anchor } = world
  const edges = Object.entries(edgeEventIds).map(([key, id]) =>
    writeEdgeEvent(key as keyof typeof edgeEventIds, id, world),
  )
  const upcomingEdges = edges.filter((event) => isUpcoming(event, anchor))
  const pastEdges = edges.filter((event) => !isUpcoming(event, anchor))
  const write = (id: number, kind: (random: ReturnType<typeof randomFor>) => EventKind) => {
    const random = randomFor('event', id)
    return writeEvent({ id, world, random }, kind(random))
  }
  const upcoming = Array.from({ length: EVENTS.upcoming - upcomingEdges.length }, (_, index) =>
    write(firstId.event + index, (random) => ({
      day: workingDayAfter(anchor, Math.floor(130 * random.next() ** 1.5)),
      isPast: false,
      hasReplay: false,
    })),
  )
  const pastCount = EVENTS.past - pastEdges.length
  const replays = EVENTS.replays - pastEdges.filter(({ videoId }) => videoId !== null).length
  const past = Array.from({ length: pastCount }, (_, index) =>
    write(firstId.pastEvent + index, (random) => ({
      day: workingDayBefore(anchor, 3 + Math.floor(500 * random.next() ** 1.3)),
      isPast: true,
      hasReplay: hasReplay(index, pastCount, replays),
    })),
  )
  return [...edges, ...upcoming, ...past]
}
