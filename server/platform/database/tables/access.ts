import type { Generated } from 'kysely'
import type { Maybe, MaybeTimestamp, Timestamp } from './columns.ts'
import type { Library } from './documents.ts'

/** What may be read, see `access/access-rule.ts`; a null list covers everything. */
export interface CoveredColumns {
  /** 0 none, 1 trial, 2 standard, 3 full. */
  level: number
  region_ids: Maybe<number[]>
  asset_class_ids: Maybe<number[]>
  libraries: Maybe<Library[]>
}

/** The terms of a subscription. */
export interface TermsColumns extends CoveredColumns {
  /** From then on it covers nothing; null: it has no end. */
  valid_until: MaybeTimestamp
  /** Whether it is only tried out, which users are told. */
  is_trial: Generated<boolean>
}

/** What a user's subscription covers. */
export interface EntitlementTable extends TermsColumns {
  user_id: number
  /** Whether it is that of the user's firm, and changes with it. */
  follows_firm: Generated<boolean>
  /** When the user was told that it is about to end; null: not yet. */
  reminded_at: MaybeTimestamp
  /** When what followed from it was taken back; null: not yet, or it has no end. */
  ended_at: MaybeTimestamp
}

/** A document that a user may read and load whatever the subscription covers. */
export interface DocumentGrantTable {
  user_id: number
  document_id: number
  /** Null: it has no end. */
  valid_until: MaybeTimestamp
  granted_at: Timestamp
}

export type AccessRequestStatus = 'pending' | 'granted' | 'declined' | 'withdrawn'

/** A user has asked for access to a document. At most one of a user and document is pending. */
export interface AccessRequestTable {
  id: Generated<number>
  user_id: number
  document_id: number
  status: Generated<AccessRequestStatus>
  /** What the user wrote. */
  note: Maybe<string>
  /** What the desk wrote to a request that it declined. */
  answer: Maybe<string>
  requested_at: Timestamp
  decided_at: MaybeTimestamp
  /** The user at the desk; null also if that account is gone. */
  decided_by: Maybe<number>
}
