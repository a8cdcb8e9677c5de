import type { Generated } from 'kysely'
import type { Frequency } from '#contract/delivery.ts'
import type { Reason } from '#contract/inbox.ts'
import type { Json, MaybeTimestamp, Timestamp } from './columns.ts'

/** When a document came. A trigger adds the row; it waits until the sweeper has told everybody whom the document concerns. */
export interface ArrivalTable {
  document_id: number
  /** Null: it waits, for the sweeper, for the index, or for its day of publication. */
  arrived_at: MaybeTimestamp
  /** While it waits: users with ids up to this one have been told. */
  delivered_to: Generated<number>
}

/** A search that a user keeps; `query` is the query string of its list. */
export interface SavedSearchTable {
  id: Generated<number>
  user_id: number
  name: string
  query: string
  alerts: boolean
  created_at: Timestamp
  /** When the user saw the list last; what arrived later is new. */
  seen_at: Timestamp
  /** Documents that arrived from this moment on may be missing, because the search failed. */
  failed_since: MaybeTimestamp
}

/** A document that reached a user. */
export interface DeliveryTable {
  user_id: number
  document_id: number
  reasons: Json<Reason[]>
  arrived_at: Timestamp
  read_at: MaybeTimestamp
  /** When a mail with it was queued, or was no longer needed. */
  mailed_at: MaybeTimestamp
}

/** When and how a user gets mails with research. */
export interface DeliverySettingTable {
  user_id: number
  /** False: the user has chosen nothing, and `frequency` follows from the preferences. */
  is_chosen: boolean
  frequency: Frequency
  hour: number
  /** 1: Monday. */
  weekday: number
  time_zone: string
  language: 'en' | 'de'
  /** The next digest; in the past where mails go out at once. */
  next_at: Timestamp
  /** What the links that end mails are signed with. It cannot be used for anything else. */
  unsubscribe_key: string
}
