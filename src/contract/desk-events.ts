import { type Static, Type } from 'typebox'
import { LONGEST_CANCEL_REASON } from '#lib/format/event-rules.ts'
import { Instant, maybe, parameter } from './field.ts'
import { listSchema } from './list.ts'

/** Categories of tags that the desk gives an event. */
const DeskEventTags = <S extends ReturnType<typeof Type.Array>>(values: S) =>
  Type.Object({ Region: values, Sector: values, Company: values, Analyst: values })

const Named = Type.Object({ id: Type.String(), value: Type.String() })

/** What users can do about it: register (`open`), or why not. */
const DeskEventState = Type.Union([
  Type.Literal('open'),
  Type.Literal('closed'),
  Type.Literal('full'),
  Type.Literal('over'),
  Type.Literal('cancelled'),
])
export type DeskEventState = Static<typeof DeskEventState>

const row = {
  id: Type.String(),
  name: Type.String(),
  type: Type.Object({ id: Type.String(), name: Type.String(), colour: maybe(Type.String()) }),
  start_date: Instant,
  end_date: maybe(Instant),
  /** IANA name of the event's time zone. */
  time_zone: Type.String(),
  /** Joined by `;`. */
  location: maybe(Type.String()),
  format: maybe(Type.String()),
  state: DeskEventState,
  registered: Type.Integer({ description: 'How many take part.' }),
  requested: Type.Integer({ description: 'How many have asked for access and take no place.' }),
  capacity: maybe(Type.Integer({ description: 'How many may take part; null: any number.' })),
}

/** An event in the desk's list. */
export const DeskEventRow = Type.Object(row)
export type DeskEventRow = Static<typeof DeskEventRow>

/** An event with all that the desk sets. */
export const DeskEvent = Type.Object({
  ...row,
  description: maybe(Type.String()),
  meeting_url: maybe(Type.String()),
  tags: DeskEventTags(Type.Array(Named)),
  level: Type.Integer({ description: 'Subscription level that may take part; 0: everyone.' }),
  can_register: Type.Boolean({ description: 'Whether registration is open, as far as the desk says.' }),
  is_public: Type.Boolean({ description: 'Whether everybody may know of it, also without a session.' }),
  promoted: Type.Boolean(),
  revision: Type.Integer(),
  told_by_mail: Type.Integer({ description: 'How many get a mail if it is cancelled, or its time or place changes.' }),
  cancel_reason: maybe(Type.String({ description: 'What its attendees were told of why it was cancelled.' })),
})
export type DeskEvent = Static<typeof DeskEvent>

export const CancelDeskEvent = Type.Object({
  reason: Type.Optional(
    Type.String({ maxLength: LONGEST_CANCEL_REASON, description: 'What its attendees are told; empty: nothing.' }),
  ),
})

export const DeskEventList = listSchema(DeskEventRow)

export const DeskEventQuery = Type.Object({
  search_term: Type.Optional(parameter('Words of the name, the place or the tags.', 'bank')),
  when: Type.Optional(parameter('`past`: those that are over, the latest first; else those to come.', 'past')),
  page: Type.Optional(parameter('Page number from 1.', '1')),
  page_size: Type.Optional(parameter('Records per page.', '20')),
})

const clock = (description: string) =>
  Type.String({ description: `${description}, by the clocks of \`time_zone\`: YYYY-MM-DDTHH:MM` })
const text = (description: string) => Type.String({ maxLength: 10_000, description })
const nullable = <S extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(schema: S) =>
  Type.Union([schema, Type.Null()])

const draft = {
  name: text('Its name.'),
  type_id: Type.String({ description: 'Id of a tag of the category Roadshow Type.' }),
  start_time: clock('Start'),
  end_time: nullable(clock('End, null if it is open')),
  time_zone: text('IANA name of the time zone.'),
  location: text('Where it takes place, several joined by `;`.'),
  meeting_url: text('Address of the meeting online, which is also how users register.'),
  format: Type.Union([Type.Literal('In person'), Type.Literal('Virtual'), Type.Literal('Hybrid'), Type.Null()]),
  description: text('What it is about.'),
  capacity: nullable(Type.Integer({ description: 'How many may take part; null: any number.' })),
  tags: DeskEventTags(Type.Array(Type.String(), { maxItems: 500, description: 'Ids of tags.' })),
  level: Type.Integer({ minimum: 0, maximum: 9, description: 'Subscription level that may take part; 0: everyone.' }),
  can_register: Type.Boolean(),
  is_public: Type.Boolean(),
  promoted: Type.Boolean(),
}

/** An event as the desk creates it. */
export const DeskEventDraft = Type.Object(draft)
export type DeskEventDraft = Static<typeof DeskEventDraft>

/** All of an event as it shall be; `revision` is that of the one that was changed, so that nobody's change is lost. */
export const DeskEventChange = Type.Object({ ...draft, revision: Type.Integer() })
export type DeskEventChange = Static<typeof DeskEventChange>

/** Somebody who takes part (`register`), or has asked for access (`request`). */
export const DeskRegistration = Type.Object({
  user_id: Type.String(),
  name: Type.String(),
  username: Type.String(),
  firm: maybe(Type.String()),
  reference: maybe(Type.String()),
  kind: Type.Union([Type.Literal('register'), Type.Literal('request')]),
  registered_at: Instant,
})
export type DeskRegistration = Static<typeof DeskRegistration>

export const DeskRegistrationList = Type.Object({ records: Type.Array(DeskRegistration) })
