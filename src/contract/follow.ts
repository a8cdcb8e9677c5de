import { type Static, Type } from 'typebox'
import { WebDocument } from './document.ts'
import { Instant, maybe, recordId } from './field.ts'
import { Tag } from './tag.ts'

/**
 * A company, an analyst or a sector that the user follows, with its newest document that the user may read. `tag` has what lists of
 * values show, and of a company also its rating, target and last close, if the API tells them: `equity_rating` or `rating`,
 * `target_price`, `target_price_currency`, `close_price` and `price_currency`.
 */
export const Follow = Type.Object({
  tag: Tag,
  followed_at: Instant,
  newest: maybe(WebDocument),
})
export type Follow = Static<typeof Follow>

/** Answer of `GET current_user/follows`: the one with the newest document first, those without any last. */
export const Follows = Type.Object({ records: Type.Array(Follow) })
export type Follows = Static<typeof Follows>

/** Body of `POST current_user/follows`: starts or ends following a tag; the same state twice changes nothing. */
export const UpdateFollow = Type.Object({
  tag_id: recordId({ pattern: '^\\d{1,9}$' }),
  followed: Type.Boolean(),
})
export type UpdateFollow = Static<typeof UpdateFollow>
