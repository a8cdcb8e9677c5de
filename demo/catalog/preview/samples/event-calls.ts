import type { Roadshow, RoadshowDetail } from '#contract/roadshow.ts'
import { foldText } from '#lib/format/fold-text.ts'
import { formatRange } from './event-range.ts'
import { sampleReplay } from './files.ts'
import type { World } from './memory.ts'
import type { SampleEvent } from './records.ts'
import {
  byKey,
  firstOf,
  type Handler,
  matchesAll,
  notFound,
  Refusal,
  readSelection,
  toPage,
  toWords,
} from './request.ts'
import { toRefs } from './tag-records.ts'

const toTime = (event: SampleEvent) => Date.parse(event.start_date)
const toEnd = (event: SampleEvent) => Date.parse(event.end_date ?? event.start_date)

function toEvent({ records, memory }: World, event: SampleEvent): Roadshow {
  const { tags: _, ...fields } = event
  const isOver = toEnd(event) < records.now.getTime()
  return {
    ...fields,
    daterange: formatRange(event),
    can_register: event.can_register === true && !isOver,
    has_requested_slot: memory.registered.has(event.id),
  }
}

type View = 'upcoming' | 'past'

function isWanted({ records }: World, event: SampleEvent, query: URLSearchParams): boolean {
  const isOpen = query.get('all_time_filter') === 'true'
  const [from, to] = ['start_date', 'end_date'].map((key) => (isOpen ? '' : (query.get(key) ?? '')))
  const tags = toRefs(records, event.tags)
  const text = foldText([event.name, event.description, event.location, ...tags.map(({ value }) => value)].join(' '))
  return (
    (!from || (event.end_date ?? event.start_date).slice(0, 10) >= from) &&
    (!to || event.start_date.slice(0, 10) <= to) &&
    (query.get('replay_filter') !== 'true' || Boolean(event.replay_details)) &&
    toWords(query.get('search_term')).every((word) => text.includes(word)) &&
    matchesAll(readSelection(query), (category, value) =>
      tags.some((tag) => tag.category === category && tag.value === value),
    )
  )
}

/** Upcoming events, the next one first, or past ones, the latest first. */
function listEvents({ records }: World, view: View): SampleEvent[] {
  const now = records.now.getTime()
  return records.events
    .filter((event) => toEnd(event) >= now === (view === 'upcoming'))
    .sort(byKey(toTime, view === 'upcoming'))
}

export function eventCalls(world: World): Record<string, Handler> {
  const { records, memory } = world
  const list =
    (view: View, isInScope: (event: SampleEvent, query: URLSearchParams) => boolean = () => true): Handler =>
    ({ query }) => {
      const found = listEvents(world, view).filter((event) => isInScope(event, query) && isWanted(world, event, query))
      const page = toPage(found, query)
      return { ...page, records: page.records.map((event) => toEvent(world, event)) }
    }
  const require = (id: string | null) => {
    const event = records.events.find((event) => event.id === id)
    if (!event) throw notFound()
    return event
  }
  return {
    'roadshows/upcoming': list('upcoming'),
    'roadshows/recent': list('past'),
    'roadshows/upcoming_by_tag': list('upcoming', ({ tags }, query) => tags.includes(query.get('tag_id') ?? '')),
    'roadshows/suggested': ({ query }) => {
      const open = listEvents(world, 'upcoming').filter(({ can_register }) => can_register)
      return firstOf(open, query, 3).map((event) => toEvent(world, event))
    },
    'roadshows/roadshow_by_id': ({ query }): RoadshowDetail => {
      const event = require(query.get('roadshow_id'))
      return {
        ...toEvent(world, event),
        replay: event.replay_details ? sampleReplay : null,
        tags: toRefs(records, event.tags),
        registration_kind: memory.registered.has(event.id) ? 'register' : null,
        can_withdraw: memory.registered.has(event.id),
      }
    },
    'roadshows/{id}/register': ({ id }) => {
      const event = require(id)
      if (toEnd(event) < records.now.getTime()) throw new Refusal(409, 'This event is over.')
      memory.registered.add(event.id)
      return undefined
    },
    'roadshows/{id}/withdraw': ({ id }) => {
      memory.registered.delete(require(id).id)
      return undefined
    },
  }
}
