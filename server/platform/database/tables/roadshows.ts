import type { ColumnType, Generated } from 'kysely'
import type { Ids, Maybe, MaybeTimestamp, TextVector, Timestamp } from './columns.ts'

/** An event (R403). */
export interface RoadshowTable {
  id: number
  name: string
  description: Maybe<string>
  start_at: Timestamp
  end_at: MaybeTimestamp
  /** IANA name of the zone in which the event's times are shown. */
  time_zone: string
  /** The tag of the category `Roadshow Type`, and the colour of its dot; null: grey. */
  type_id: number
  type_colour: Maybe<string>
  /** Joined by `;`. */
  location: Maybe<string>
  format: Maybe<string>
  has_invitation: Generated<boolean>
  has_schedule: Generated<boolean>
  meeting_url: Maybe<string>
  /** An address, or a plain text (R321). */
  feedback_url: Maybe<string>
  /** Id of the replay's video; null: none. */
  video_id: Maybe<string>
  promoted: Generated<boolean>
  can_register: Generated<boolean>
  tag_ids: Ids
  region_ids: Ids
  /** Subscription level that may take part; 0: everyone. */
  preview_level: Generated<number>
  /** How many may take part; null: any number. Requests for access take no place. */
  capacity: Maybe<number>
  /** Whether everybody may know of it, also without a session: set by the provider, event by event. */
  is_public: Generated<boolean>
  /** How often it was changed since it was announced. */
  revision: Generated<number>
  /** When the desk cancelled it; null: it takes place. */
  cancelled_at: MaybeTimestamp
  /** What its attendees were told of why. */
  cancel_reason: Maybe<string>
  /** Name, description, location and tag values. */
  tsv: TextVector
  /** Name and tag values: what a search may match for a user who may not take part. */
  tsv_open: TextVector
  /** The same as `tsv` with the words of the replay, for users who may watch it; null: there are no captions. */
  tsv_replay: ColumnType<string | null, string | undefined, string | null>
}

/** The captions of an event's replay, as WebVTT. */
export interface ReplayCaptionsTable {
  roadshow_id: number
  vtt: string
}

/** What is said in a replay, one sentence a row. */
export interface ReplaySentenceTable {
  roadshow_id: number
  ord: number
  /** In seconds from the start of the film. */
  start_s: number
  /** '' where the captions name none. */
  speaker: string
  text: string
  tsv: TextVector
}

/** Who asked to take part; `request` where the event is not permitted to them (R328). */
export interface RegistrationTable {
  roadshow_id: number
  user_id: number
  kind: 'register' | 'request'
  created_at: Timestamp
}
