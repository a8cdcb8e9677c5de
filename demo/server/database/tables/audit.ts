import type { Json, Timestamp } from './columns.ts'

/** Something that a user did and that may have to be accounted for. */
export interface AuditTable {
  /** A UUID. */
  id: string
  at: Timestamp
  /** Null once the user is gone. */
  user_id: number | null
  /** The name that they signed in by, for good. */
  username: string
  /** What was done, in dots: `event.register`, `file.download`. */
  action: string
  /** What it was done to: `roadshows/12`. */
  subject: string
  detail: Json<Record<string, unknown>>
}
