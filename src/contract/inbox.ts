import { type Static, Type } from 'typebox'
import { WebDocument } from './document.ts'
import { Instant, maybe, parameter } from './field.ts'
import { paging } from './filter.ts'
import { PaginationMetadata } from './list.ts'

/** Why a document reached the user. */
export const ReasonKind = Type.Union([
  Type.Literal('follow'),
  Type.Literal('saved_search'),
  Type.Literal('distribution'),
  Type.Literal('email'),
])
export type ReasonKind = Static<typeof ReasonKind>

/**
 * One reason: a tag that is followed (`id`: the tag), a saved search (`id`: the search), a distribution preference or a switch of the
 * email preferences. `name` is the tag, the search, the first values of the preference and the number of its others, joined by
 * semicolons (empty: all research), or the region of the switch.
 */
export const Reason = Type.Object({ kind: ReasonKind, id: maybe(Type.String()), name: Type.String() })
export type Reason = Static<typeof Reason>

/** Why an item is in the inbox: a reason, or the decision on the user's request for it, whose `name` is `granted` or `declined`. */
export const InboxReason = Type.Object({
  kind: Type.Union([...ReasonKind.anyOf, Type.Literal('request')]),
  id: maybe(Type.String()),
  name: Type.String(),
})
export type InboxReason = Static<typeof InboxReason>

/** A document that reached the user, once, with all its reasons. The id is that of the document. */
export const InboxItem = Type.Object({
  id: Type.String(),
  document: WebDocument,
  reasons: Type.Array(InboxReason),
  arrived_at: Instant,
  read_at: maybe(Instant),
})
export type InboxItem = Static<typeof InboxItem>

/** Query of `GET current_user/inbox`. */
export const InboxQuery = Type.Object({
  unread: Type.Optional(parameter('`true`: only documents that are not read.', 'true')),
  ...paging,
})

/** Answer of `GET current_user/inbox`: the newest first. `unread_count` is of the whole inbox. */
export const Inbox = Type.Object({
  records: Type.Array(InboxItem),
  pagination_metadata: PaginationMetadata,
  unread_count: Type.Integer(),
})
export type Inbox = Static<typeof Inbox>

/** Answer of `GET current_user/inbox/count`. */
export const InboxCount = Type.Object({ unread_count: Type.Integer() })
export type InboxCount = Static<typeof InboxCount>

/** Body of `POST current_user/inbox`: marks these documents as read or unread; without `ids` all that are in the inbox. */
export const UpdateInbox = Type.Object({
  ids: Type.Optional(Type.Array(Type.String({ pattern: '^\\d{1,9}$' }), { maxItems: 1000 })),
  read: Type.Boolean(),
})
export type UpdateInbox = Static<typeof UpdateInbox>

/** Answer of `POST current_user/inbox`: the documents that changed, for taking it back. */
export const InboxUpdated = Type.Object({ ids: Type.Array(Type.String()), unread_count: Type.Integer() })
export type InboxUpdated = Static<typeof InboxUpdated>
