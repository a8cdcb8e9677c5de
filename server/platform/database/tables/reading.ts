import type { Timestamp } from './columns.ts'

/** A document that a user has opened: its text, its file or its page. */
export interface DocumentReadTable {
  user_id: number
  document_id: number
  /** When it was opened first. */
  read_at: Timestamp
}

/** A document that a user keeps to read later. */
export interface ReadingListTable {
  user_id: number
  document_id: number
  saved_at: Timestamp
}
