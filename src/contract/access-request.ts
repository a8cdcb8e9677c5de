import { type Static, Type } from 'typebox'
import { Instant, maybe, recordId } from './field.ts'

/** Why a user may not read or load a document. `names` are those of what is missing: any one of them would do. */
export const AccessReason = Type.Object({
  kind: Type.Union(
    [
      Type.Literal('subscription'),
      Type.Literal('library'),
      Type.Literal('region'),
      Type.Literal('asset_class'),
      Type.Literal('level'),
      Type.Literal('download'),
    ],
    {
      description:
        '`subscription`: there is none. `level`: it does not reach far enough. `download`: the document may be read, and its file not be loaded.',
    },
  ),
  names: Type.Array(Type.String()),
})
export type AccessReason = Static<typeof AccessReason>

/** What became of the latest request of a user for access to a document; one that was withdrawn is none. */
export const AccessRequest = Type.Object({
  status: Type.Union([Type.Literal('pending'), Type.Literal('granted'), Type.Literal('declined')]),
  requested_at: Instant,
  note: maybe(Type.String()),
  answer: maybe(Type.String({ description: 'What the desk wrote to a request that it declined.' })),
  decided_at: maybe(Instant),
})
export type AccessRequest = Static<typeof AccessRequest>

/** Answer of `GET current_user/document_access`, and of asking and withdrawing: whether the document is open, or else why not. */
export const DocumentAccess = Type.Object({
  document_id: Type.String(),
  permissioned: Type.Boolean(),
  entitled: Type.Boolean(),
  reasons: Type.Array(AccessReason),
  subscription_ended: maybe(
    Type.String({ format: 'date-time', description: 'When the user’s subscription ended, if it did.' }),
  ),
  request: maybe(AccessRequest),
})
export type DocumentAccess = Static<typeof DocumentAccess>

const documentId = recordId({ pattern: '^\\d{1,9}$' })

export const DocumentAccessQuery = Type.Object({ document_id: documentId })

/** Body of `POST current_user/access_requests`: asks for access; while a request is pending, another one changes nothing. */
export const RequestAccess = Type.Object({
  document_id: documentId,
  note: Type.Optional(Type.String({ maxLength: 1000 })),
})

/** Body of `POST current_user/access_requests/withdraw`. */
export const WithdrawAccessRequest = Type.Object({ document_id: documentId })
