import { type Static, Type } from 'typebox'
import { Instant, maybe } from './field.ts'

/** When mails with new research go out: as soon as there is any, once a day, once a week, or never. */
export const Frequency = Type.Union([
  Type.Literal('at_once'),
  Type.Literal('daily'),
  Type.Literal('weekly'),
  Type.Literal('never'),
])
export type Frequency = Static<typeof Frequency>

/**
 * When and how the user gets mails. `hour` (0–23) is the hour of the clock in `time_zone` (IANA, for example `Europe/Berlin`), also
 * across a change of clocks; `weekday` is 1 (Monday) to 7 and matters for `weekly`.
 */
export const DeliverySettings = Type.Object({
  frequency: Frequency,
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  time_zone: Type.String({ maxLength: 64 }),
  language: Type.Union([Type.Literal('en'), Type.Literal('de')]),
})
export type DeliverySettings = Static<typeof DeliverySettings>

/**
 * Answer of `GET current_user/delivery` and of its `POST`, whose body is `DeliverySettings`: 422 for an unknown zone. `chosen` is
 * false until the user has stored any; then the settings are the defaults. `next_at` is when the next mail goes out at the earliest.
 */
export const Delivery = Type.Object({
  settings: DeliverySettings,
  chosen: Type.Boolean(),
  next_at: maybe(Instant),
})
export type Delivery = Static<typeof Delivery>

/** Answer of `GET current_user/digest_preview`: the mail that would go out now; null where there is nothing new. */
export const DigestPreview = Type.Object({
  mail: maybe(Type.Object({ subject: Type.String(), text: Type.String(), html: Type.String() })),
})
export type DigestPreview = Static<typeof DigestPreview>

/** Body of `POST unsubscribe`; the token is that of the link in the mail, which needs no sign-in. */
export const Unsubscribe = Type.Object({ token: Type.String({ maxLength: 400 }) })
export type Unsubscribe = Static<typeof Unsubscribe>

/** Answer of `POST unsubscribe`: what has been stopped, one saved search or all mails with research. */
export const Unsubscribed = Type.Object({
  stopped: Type.Union([Type.Literal('saved_search'), Type.Literal('all')]),
  name: maybe(Type.String({ description: 'The name of the saved search.' })),
})
export type Unsubscribed = Static<typeof Unsubscribed>
