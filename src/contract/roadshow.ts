import { type Static, Type } from 'typebox'
import { Instant, Marks, maybe } from './field.ts'
import { TagRef } from './tag.ts'

/** One video of a replay: `application/vnd.apple.mpegurl` for HLS, else a file type such as `video/mp4`. */
const ReplaySource = Type.Object({ src: Type.String(), type: maybe(Type.String()) })

/** Captions as WebVTT, with their language code, such as `en`. */
const ReplayCaptions = Type.Object({ src: Type.String(), srclang: Type.String(), label: maybe(Type.String()) })

/**
 * A replay for the player (C70). Its addresses are paths below the API. They carry a permission that is valid for some
 * hours, and take no token.
 */
export const Replay = Type.Object({
  sources: Type.Array(ReplaySource),
  captions: maybe(Type.Array(ReplayCaptions)),
  poster_url: maybe(Type.String()),
})
export type Replay = Static<typeof Replay>

/** The details of a replay that lists show (R403). */
const ReplayDetails = Type.Object({
  video_id: Type.String(),
  title: maybe(Type.String()),
  /** In seconds. */
  duration: maybe(Type.Number()),
})

/** A sentence of a replay with words of the search, the places of these words, and when it begins, in seconds. */
export const ReplayHit = Type.Object({
  text: Type.String(),
  seconds: Type.Number(),
  speaker: maybe(Type.String()),
  marks: maybe(Marks),
})
export type ReplayHit = Static<typeof ReplayHit>

const RoadshowType = Type.Object({ name: maybe(Type.String()), colour: maybe(Type.String()) })

/**
 * An event as every list shows it (R403). With `permissioned` the user can register, otherwise request access (R323).
 */
export const Roadshow = Type.Object({
  id: Type.String(),
  name: maybe(Type.String()),
  /** Date and time as text, in the event's own time zone. */
  daterange: maybe(Type.String()),
  start_date: maybe(Instant),
  end_date: maybe(Instant),
  /** IANA name of the event's time zone: `Europe/London`. */
  time_zone: maybe(Type.String()),
  description: maybe(Type.String()),
  type: maybe(RoadshowType),
  /** Joined by `;`. */
  location: maybe(Type.String()),
  format: maybe(Type.String()),
  schedule_url: maybe(Type.String()),
  meeting_url: maybe(Type.String()),
  invitation_url: maybe(Type.String()),
  /** A URL, or plain text (R321). */
  feedback_url: maybe(Type.String()),
  replay_details: maybe(ReplayDetails),
  promoted: maybe(Type.Boolean()),
  /** It will not take place, and nobody can register. It stays in the lists. */
  cancelled: maybe(Type.Boolean()),
  permissioned: maybe(Type.Boolean()),
  can_register: maybe(Type.Boolean()),
  has_requested_slot: maybe(Type.Boolean()),
  /** UID and SEQUENCE of RFC 5545: a permanent, globally unique id, and how often the event has changed. */
  calendar_uid: maybe(Type.String()),
  revision: maybe(Type.Integer()),
  replay_hits: maybe(
    Type.Array(ReplayHit, { description: 'The best sentences of the replay with words of the search, at most three.' }),
  ),
  replay_hit_count: maybe(Type.Integer({ description: 'How many sentences of the replay have words of the search.' })),
})
export type Roadshow = Static<typeof Roadshow>

/** One event by itself, with its replay if the user may watch it (R335). */
export const RoadshowDetail = Type.Object({
  ...Roadshow.properties,
  replay: maybe(Replay),
  tags: maybe(Type.Array(TagRef, { description: 'Its companies, analysts and sectors, as far as the user may know.' })),
  registration_kind: maybe(
    Type.Union([Type.Literal('register'), Type.Literal('request')], {
      description: 'What `has_requested_slot` stands for: a registration, or a request for access.',
    }),
  ),
  can_withdraw: maybe(
    Type.Boolean({
      description: 'Whether the user is registered, or has requested access, and can still take it back.',
    }),
  ),
})
export type RoadshowDetail = Static<typeof RoadshowDetail>
