import type { Maybe, MaybeTimestamp, Timestamp } from './columns.ts'

/** The key that secrets of factors are sealed with, where `FACTOR_KEY` gives none. */
export interface FactorKeyTable {
  id: string
  /** 32 bytes, hexadecimal. */
  secret: string
  created_at: Timestamp
}

/** The authenticator app of a user. */
export interface TotpFactorTable {
  user_id: number
  /** As `Sealer` makes it. */
  sealed_secret: string
  created_at: Timestamp
  /** When the user first entered a code of it; null: it is being set up and protects nothing. */
  confirmed_at: MaybeTimestamp
  /** The time step of the last code that was taken: a code is good once. */
  last_step: Maybe<number>
  last_used_at: MaybeTimestamp
  /** When the user was last told of wrong codes. */
  warned_at: MaybeTimestamp
}

/** Codes for the user who has lost the app. */
export interface RecoveryCodeTable {
  user_id: number
  /** SHA-256, hexadecimal. */
  code_hash: string
  used_at: MaybeTimestamp
}

/** What a user has shown before the second step. */
export type FirstStep = 'password' | 'link'

/** A sign-in that waits for a factor. */
export interface PendingSignInTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  user_id: number
  is_remembered: boolean
  signed_in_by: FirstStep
  expires_at: Timestamp
}
