import { type Static, Type } from 'typebox'
import { WebDocument } from './document.ts'
import { Instant, recordId } from './field.ts'

/** A document that the user keeps to read later. */
const ReadingListItem = Type.Object({ document: WebDocument, saved_at: Instant })

/** Answer of `GET current_user/reading_list`: the one kept last first, at most 500. */
export const ReadingList = Type.Object({ records: Type.Array(ReadingListItem) })
export type ReadingList = Static<typeof ReadingList>

/** Body of `POST current_user/reading_list`: keeps a document or lets it go; the same state twice changes nothing. 422: the list is full. */
export const UpdateReadingList = Type.Object({
  document_id: recordId({ pattern: '^\\d{1,9}$' }),
  saved: Type.Boolean(),
})
export type UpdateReadingList = Static<typeof UpdateReadingList>
