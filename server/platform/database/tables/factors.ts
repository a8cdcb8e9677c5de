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

/** By what name authenticators know a user: random, so that a device that is found says nothing of its owner's account. */
export interface PasskeyUserTable {
  user_id: number
  /** Base64url. */
  handle: string
}

export interface PasskeyTable {
  /** A UUID. */
  id: string
  user_id: number
  /** Base64url, as the authenticator names it. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often it was used, as the authenticator counts; always 0 for passkeys that are synchronized. */
  counter: number
  /** How the browser reaches the authenticator, such as `internal` or `hybrid`. */
  transports: string[]
  name: string
  is_backed_up: boolean
  created_at: Timestamp
  last_used_at: MaybeTimestamp
}

/** What an authenticator is asked to sign for. */
export type ChallengePurpose = 'register' | 'sign_in' | 'confirm'

/** What an authenticator is asked to sign; good for one use. */
export interface PasskeyChallengeTable {
  /** SHA-256, hexadecimal. */
  challenge_hash: string
  purpose: ChallengePurpose
  /** Null: nobody has signed in yet. */
  user_id: Maybe<number>
  /** The client that has asked for it. */
  address: string
  expires_at: Timestamp
}
