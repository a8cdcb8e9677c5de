import type { Generated } from 'kysely'
import type { Reason } from '#contract/inbox.ts'
import type { Json, Maybe, MaybeTimestamp, Timestamp } from './columns.ts'

/** A document that was imported from a provider's folder, or uploaded at the desk, with its original file. */
export interface DocumentFileTable {
  document_id: number
  /** SHA-256 of the record and the file, hexadecimal: the same one is not imported twice. */
  content_hash: string
  /** 1, and one more for each correction. */
  version: Generated<number>
  /** Null, and no object: the file is made from the text, which was cleaned. */
  bytes: Uint8Array | null
  /** The key of the object that holds the file in place of `bytes`. */
  object: Maybe<string>
  /** Until then a process moves it. */
  leased_until: MaybeTimestamp
}

/** An object that no document has any more. */
export interface RemovedObjectTable {
  object: string
  removed_at: Timestamp
}

/** A document that was imported before its time. Nothing else knows of it, so that no list, count or mail can tell of it early. */
export interface EmbargoedDocumentTable {
  reference: string
  available_at: Timestamp
  content_hash: string
  /** The record of the manifest, see `import/embargo.ts`. */
  record: Json<unknown>
  /** Its text, see `import/embargo.ts`. */
  content: Json<unknown>
  bytes: Uint8Array | null
}

/** What a user has done with a document that was withdrawn; without `reasons` it has not reached the user. */
export interface WithdrawnStateTable {
  document_id: number
  user_id: number
  reasons: Json<Reason[]> | null
  arrived_at: MaybeTimestamp
  read_at: MaybeTimestamp
  mailed_at: MaybeTimestamp
  opened_at: MaybeTimestamp
  saved_at: MaybeTimestamp
}

/** A document that was withdrawn. Its address answers with the reason. */
export interface WithdrawnDocumentTable {
  document_id: number
  reference: string
  /** For users, in the words of the provider. */
  reason: string
  withdrawn_at: Timestamp
  /** Of its arrival, for the day on which it is published again. */
  arrived_at: MaybeTimestamp
  delivered_to: Generated<number>
  version: Generated<number>
  /** What it was, see `import/kept-documents.ts`; null: it was withdrawn before documents were kept. */
  kept: Json<unknown> | null
  bytes: Uint8Array | null
}

/** A file that was uploaded at the desk, until a document is made of it or it expires. */
export interface StagedFileTable {
  id: string
  user_id: number
  name: string
  uploaded_at: Timestamp
  /** What was read from it, see `import/text.ts`. */
  content: Json<unknown>
  bytes: Uint8Array
}
