import type { Generated } from 'kysely'
import type { Json, Maybe, Timestamp } from './columns.ts'

/** A user of the portal, somebody at the command line, or the server by itself. */
export type ActorKind = 'user' | 'operator' | 'system'

/** Refused is what the server did not allow; failed is what it could not do. */
export type AuditResult = 'success' | 'refused' | 'failed'

/** What was done and may have to be accounted for. A trigger fills in `number`, `previous_hash` and `hash`. */
export interface AuditTable {
  /** A UUID. */
  id: string
  /** Its place in the chain, from 1, without gaps. */
  number: Generated<number>
  at: Timestamp
  actor: Generated<ActorKind>
  /** Null where no user is known. It stays when the user is deleted. */
  user_id: Maybe<number>
  /** The name that a user signs in by; of an operator the name at the system; empty where nobody is known. */
  username: string
  /** The user's `external_reference` at that time. */
  firm: Maybe<string>
  /** The family of the session. */
  session_id: Maybe<string>
  /** The address of the client. */
  address: Maybe<string>
  /** What was done, in dots: `event.register`, `file.download`. */
  action: string
  /** What it was done to: `roadshows/12`. */
  subject: string
  result: Generated<AuditResult>
  detail: Json<Record<string, unknown>>
  previous_hash: Generated<string>
  /** SHA-256, hexadecimal, of the row with `previous_hash`. */
  hash: Generated<string>
}

/** One row: the end of the chain, and where it begins since older rows were purged. */
export interface AuditChainTable {
  is_head: Generated<boolean>
  /** Of the newest row. */
  number: number
  hash: string
  /** Of the last row that was purged; 0 when none was. */
  purged_number: number
  purged_hash: string
}
