import { type Static, Type } from 'typebox'
import { Instant, maybe } from './field.ts'

/**
 * A session of the user that has not ended. `device` describes the browser in English; `browser` and `system` are its parts, for
 * clients in other languages. `address` is where it was used last, `last_used_at` the sign-in or the newest renewal: a session
 * in use is renewed every ten minutes.
 */
export const UserSession = Type.Object({
  /** Opaque; it is good for nothing but ending the session. */
  id: Type.String(),
  device: Type.String(),
  browser: maybe(Type.String()),
  system: maybe(Type.String()),
  address: maybe(Type.String()),
  /** Where that address is: the code of the country (ISO 3166) and the names of the city by language. Null: not known; absent: no places are told. */
  place: maybe(Type.Object({ country: Type.String(), city: maybe(Type.Record(Type.String(), Type.String())) })),
  started_at: Instant,
  last_used_at: Instant,
  /** Whether the call itself belongs to it. */
  current: Type.Boolean(),
  /** Whether it outlives the browser. */
  remembered: Type.Boolean(),
  /** Whether the user signed in at the provider of the firm; absent: no. */
  company: Type.Optional(Type.Boolean()),
})
export type UserSession = Static<typeof UserSession>

/** Answer of `GET current_user/sessions`: the current one first, then the one used last; at most 100. */
export const UserSessions = Type.Object({ records: Type.Array(UserSession) })
export type UserSessions = Static<typeof UserSessions>

/** Body of `POST current_user/sessions/end`. */
export const EndSession = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })
export type EndSession = Static<typeof EndSession>

/** Body of `POST current_user/sessions/end_others`. */
export const EndOtherSessions = Type.Object({})

/** How many sessions a call has ended; 0 where they had ended before. */
export const SessionsEnded = Type.Object({ ended: Type.Integer() })
export type SessionsEnded = Static<typeof SessionsEnded>
