import type { Generated } from 'kysely'
import type { Maybe, MaybeTimestamp, Timestamp } from './columns.ts'

/** Why a session has ended; `expired` covers both limits, `user` is its user from another session, `factor` a factor that was
 * added or that an operator removed, `firm` a rule of the firm that it does not meet. */
export type EndReason = 'sign-out' | 'expired' | 'replay' | 'password' | 'disabled' | 'user' | 'factor' | 'firm'

/** What begins with a sign-in. Of its refresh token there are hashes only, SHA-256 in hexadecimal. */
export interface SessionTable {
  /** A UUID, the `sid` of access tokens. */
  id: string
  user_id: number
  /** Of the half of the refresh token that stays. */
  secret_hash: string
  /** Of the half that is replaced by every renewal. */
  token_hash: string
  /** The `token_hash` before, until when it was good, and its successor as `sealToken` makes it. */
  spent_hash: Maybe<string>
  spent_at: MaybeTimestamp
  sealed_token: Maybe<string>
  created_at: Timestamp
  /** The sign-in or the newest renewal. */
  last_used_at: Timestamp
  /** Of the browser at the last use. */
  user_agent: string
  address: string
  is_remembered: boolean
  /** Whether the user signed in at the provider of the firm. */
  is_firm_sign_in: Generated<boolean>
  /** Whether a passkey was shown in it. */
  has_shown_passkey: Generated<boolean>
  /** When it ends without being used; never later than `absolute_end`. */
  expires_at: Timestamp
  absolute_end: Timestamp
  /** When the user last entered the password or a code in it, or used a passkey. */
  confirmed_at: MaybeTimestamp
  ended_at: MaybeTimestamp
  end_reason: Maybe<EndReason>
}
