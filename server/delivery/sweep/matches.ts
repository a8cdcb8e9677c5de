import type { Selectable } from 'kysely'
import type { Static } from 'typebox'
import type { ReasonKind } from '#contract/inbox.ts'
import type { ArrivalTable } from '#server/platform/database/tables/deliveries.ts'
import type { DocumentTable } from '#server/platform/database/tables/documents.ts'

/** A document that is swept, with what reasons are found by. */
export type SweptDocument = Pick<Selectable<DocumentTable>, 'id' | 'library' | 'tag_ids' | 'region_ids'> &
  Pick<Selectable<ArrivalTable>, 'delivered_to'>

/** A reason why a document is to reach a user, whether or not the user may read it. */
export type Match = {
  userId: number
  documentId: number
  kind: Static<typeof ReasonKind>
  id: string | null
  name: string
}
