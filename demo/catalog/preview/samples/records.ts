import type { WebDocumentDetail } from '#contract/document.ts'
import type { AccessPreferenceRow } from '#contract/preference.ts'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import type { Tag } from '#contract/tag.ts'
import { daysBetween, fillDates, moveBy, toDay, toWorkingDay } from './dates.ts'
import recorded from './records.generated.json'

/** A tag. What other records have in full it names by ids. */
export type SampleTag = Omit<Tag, 'analysts' | 'category' | 'value'> & {
  category: string
  value: string
  analysts?: readonly string[]
}

export type SampleDocument = Omit<
  WebDocumentDetail,
  'analysts' | 'contact_email' | 'tags' | 'primary_tags' | 'other_tags'
> & {
  publication_date: string
  library: string
  /** The tag that it is mainly about. */
  focus?: string
  primary: readonly string[]
  other: readonly string[]
  analysts: readonly string[]
  views: number
}

export type SampleEvent = Omit<RoadshowDetail, 'daterange'> & {
  start_date: string
  time_zone: string
  tags: readonly string[]
}

type Recorded = {
  recordedOn: string
  tags: readonly SampleTag[]
  documents: readonly SampleDocument[]
  events: readonly SampleEvent[]
  access: readonly AccessPreferenceRow[]
}

export type Records = {
  now: Date
  tags: ReadonlyMap<string, SampleTag>
  documents: readonly SampleDocument[]
  events: readonly SampleEvent[]
  access: readonly AccessPreferenceRow[]
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(text)

/** A copy of a record with its dates moved, and with dates in its texts. */
function dated(value: unknown, now: Date, move: (date: string) => string): unknown {
  if (typeof value === 'string') return isDate(value) ? move(value) : fillDates(value, now)
  if (Array.isArray(value)) return value.map((each) => dated(each, now, move))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [fillDates(key, now), dated(inner, now, move)]))
}

/** An event of several days moves as a whole. */
function datedEvent(event: SampleEvent, now: Date, days: number): SampleEvent {
  const moved = toWorkingDay(event.start_date, days, 'monday')
  return dated(event, now, (date) => moveBy(date, moved)) as SampleEvent
}

/** The recorded samples as if they had been recorded today. */
export function loadRecords(now: Date): Records {
  const { recordedOn, tags, documents, events, access } = recorded as unknown as Recorded
  const days = daysBetween(recordedOn, toDay(now))
  const move = (date: string) => moveBy(date, toWorkingDay(date, days, 'friday'))
  const moved = <T>(record: T) => dated(record, now, move) as T
  return {
    now,
    tags: new Map(tags.map((tag) => [tag.id, moved(tag)])),
    documents: documents.map(moved),
    events: events.map((event) => datedEvent(event, now, days)),
    access,
  }
}
