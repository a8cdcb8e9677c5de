import { type Static, Type } from 'typebox'
import { Instant, maybe } from './field.ts'

const RoadshowType = Type.Object({ name: maybe(Type.String()), colour: maybe(Type.String()) })

/** An event as every list shows it (R403). What a reader may do: `permissioned` takes part, otherwise they ask for it (R323). */
export const Roadshow = Type.Object({
  id: Type.String(),
  name: maybe(Type.String()),
  /** When it takes place, in words and in the event's own time zone. */
  daterange: maybe(Type.String()),
  start_date: maybe(Instant),
  end_date: maybe(Instant),
  type: maybe(RoadshowType),
  /** Joined by `;`. */
  location: maybe(Type.String()),
  format: maybe(Type.String()),
  schedule_url: maybe(Type.String()),
  meeting_url: maybe(Type.String()),
  invitation_url: maybe(Type.String()),
  /** An address, or a plain text (R321). */
  feedback_url: maybe(Type.String()),
  /** Id of the replay's video. */
  replay_details: maybe(Type.String()),
  promoted: maybe(Type.Boolean()),
  permissioned: maybe(Type.Boolean()),
  can_register: maybe(Type.Boolean()),
  has_requested_slot: maybe(Type.Boolean()),
})
export type Roadshow = Static<typeof Roadshow>
