import { type Static, Type } from 'typebox'
import { AccessReason, AccessRequest } from './access-request.ts'
import { Instant, maybe, parameter } from './field.ts'
import { paging } from './filter.ts'
import { listSchema } from './list.ts'

/** What a subscription would have to cover besides for its user to read the document. */
const Extension = Type.Object({
  level: maybe(Type.Integer({ description: '1 trial, 2 standard, 3 full.' })),
  library: maybe(Type.String()),
  region: maybe(Type.String()),
  asset_class: maybe(Type.String()),
})

/** A request of a client for access to a document, as the desk sees it. */
export const DeskRequest = Type.Object({
  id: Type.String(),
  ...AccessRequest.properties,
  decided_by: maybe(Type.String({ description: 'The name of the person at the desk.' })),
  user: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    username: Type.String(),
    firm: maybe(Type.String()),
    pending: Type.Integer({ description: 'How many other requests of the user wait.' }),
    valid_until: maybe(Instant),
    is_trial: Type.Boolean({ description: 'Whether the subscription is a trial, which has an end.' }),
    follows_firm: Type.Boolean({
      description: "Whether the subscription is that of the firm; an extension makes it the user's own.",
    }),
  }),
  document: Type.Object({
    id: Type.Integer(),
    reference: Type.String(),
    title: Type.String(),
    document_type: maybe(Type.String()),
  }),
  reasons: Type.Array(AccessReason, { description: 'Why the document is closed today; none: it is open.' }),
  extension: maybe(Extension),
  is_grant: Type.Boolean({ description: 'Whether the document was granted by itself, which can be taken back.' }),
})
export type DeskRequest = Static<typeof DeskRequest>

export const DeskRequestList = listSchema(DeskRequest)

/** Query of `GET desk/requests`. */
export const DeskRequestQuery = Type.Object({
  ...paging,
  status: Type.Optional(
    parameter('`pending`, the default, or `decided`.', 'pending', { pattern: '^(pending|decided)$' }),
  ),
})

/** Body of `POST desk/requests/{id}`. */
export const DecideRequest = Type.Object({
  decision: Type.Union(
    [Type.Literal('grant'), Type.Literal('extend'), Type.Literal('decline'), Type.Literal('reopen')],
    {
      description:
        '`grant` opens this document, `extend` extends the subscription by `extension`, `reopen` undoes a refusal or a grant. `valid_until` ends the access, or is the new end of the subscription.',
    },
  ),
  /** Of `grant` the end of the access; of `extend` the new end of the subscription, which keeps its end without it. */
  valid_until: maybe(Instant),
  answer: Type.Optional(Type.String({ maxLength: 1000, description: 'What the user is told; needed for `decline`.' })),
})
export type DecideRequest = Static<typeof DecideRequest>
