import type { DeskEvent, DeskEventDraft } from '#contract/desk-events.ts'
import { findEventProblems } from '#lib/format/event-rules.ts'

/** An event as the form holds it: fields that may be left out are empty texts. */
export type Draft = Omit<DeskEventDraft, 'capacity' | 'end_time'> & { capacity: string; end_time: string }

export type TagCategory = keyof Draft['tags']

/** A draft of a new event. */
export const newDraft = (zone: string): Draft => ({
  name: '',
  type_id: '',
  start_time: '',
  end_time: '',
  time_zone: zone,
  location: '',
  meeting_url: '',
  format: null,
  description: '',
  capacity: '',
  tags: { Region: [], Sector: [], Company: [], Analyst: [] },
  level: 1,
  can_register: true,
  is_public: false,
  promoted: false,
})

/** `2026-11-05T09:30` of an instant with its offset, by the clocks of the event. */
const toClock = (instant: string | null | undefined) => instant?.slice(0, 16) ?? ''

const toIds = (tags: readonly { id: string }[]) => tags.map(({ id }) => id)

const formats = ['In person', 'Virtual', 'Hybrid'] as const

export const toDraft = (event: DeskEvent): Draft => ({
  name: event.name,
  type_id: event.type.id,
  start_time: toClock(event.start_date),
  end_time: toClock(event.end_date),
  time_zone: event.time_zone,
  location: event.location ?? '',
  meeting_url: event.meeting_url ?? '',
  format: formats.find((format) => format === event.format) ?? null,
  description: event.description ?? '',
  capacity: event.capacity ? String(event.capacity) : '',
  tags: {
    Region: toIds(event.tags.Region),
    Sector: toIds(event.tags.Sector),
    Company: toIds(event.tags.Company),
    Analyst: toIds(event.tags.Analyst),
  },
  level: event.level,
  can_register: event.can_register,
  is_public: event.is_public,
  promoted: event.promoted,
})

/** Another start: the end moves with it, so that the event stays as long as it was. */
export function moveStart({ start_time: before, end_time: end }: Draft, start_time: string): Partial<Draft> {
  const [from, to, until] = [before, start_time, end].map((time) => Date.parse(`${time}Z`))
  const moved = new Date(Number(until) + Number(to) - Number(from))
  return Number.isNaN(moved.getTime()) ? { start_time } : { start_time, end_time: moved.toISOString().slice(0, 16) }
}

/** The draft as the API takes it. What is not a number becomes `NaN`, which the rules refuse. */
export const toBody = (draft: Draft): DeskEventDraft => ({
  ...draft,
  meeting_url: draft.meeting_url.trim(),
  end_time: draft.end_time || null,
  capacity: draft.capacity.trim() === '' ? null : Number(draft.capacity),
})

/** What is wrong with a draft, by the same rules as on the server; without an event it is a new one. */
export const findProblems = (draft: Draft, event: DeskEvent | undefined) =>
  findEventProblems(toBody(draft), event ? { registered: event.registered } : { now: new Date() })

const inCalendars = ['start_time', 'end_time', 'time_zone', 'location', 'meeting_url'] as const

/** Whether attendees have to be told of what was changed. */
export const isMoved = (before: Draft, after: Draft): boolean => inCalendars.some((key) => before[key] !== after[key])
