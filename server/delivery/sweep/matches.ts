import type { Selectable } from 'kysely'
import type { Static } from 'typebox'
import type { ReasonKind } from '#contract/inbox.ts'
import type { DocumentTable } from '#server/platform/database/tables/documents.ts'

/** A document with what reasons are found by. */
export type SweptDocument = Pick<Selectable<DocumentTable>, 'id' | 'library' | 'tag_ids' | 'region_ids'>

/** A reason why a document is to reach a user, whether or not the user may read it. */
export type Match = {
  userId: number
  documentId: number
  kind: Static<typeof ReasonKind>
  id: string | null
  name: string
}
