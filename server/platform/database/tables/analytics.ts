import type { Maybe, Timestamp } from './columns.ts'

/** What a user did (R126). `source_client_action` is the id of the event that led here (R127). */
export interface AnalyticsEventTable {
  /** A UUID. */
  id: string
  user_id: number
  event_type: string
  url: string
  source_client_action: Maybe<string>
  document_id: Maybe<string>
  roadshow_id: Maybe<string>
  created_at: Timestamp
}
