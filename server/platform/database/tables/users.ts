import type { Generated } from 'kysely'
import type { Json, Maybe, MaybeTimestamp, Timestamp } from './columns.ts'

/** `desk` manages clients at the provider's desk; `admin` also gives roles. */
export type Role = 'reader' | 'desk' | 'admin'

export interface UserTable {
  id: number
  /** In lower case; an email address. */
  username: string
  name: string
  external_reference: Maybe<string>
  must_change_password: Generated<boolean>
  /** If false, sign-in and link requests behave as if the user did not exist. */
  is_active: Generated<boolean>
  /** Whether it was the firm that made the user inactive, so that it may undo that. */
  is_disabled_by_firm: Generated<boolean>
  /** Access tokens from before are refused; null: none are. */
  signed_out_at: MaybeTimestamp
  /** The firm of the mail domain; null: none. */
  firm_id: Maybe<number>
  role: Generated<Role>
  /** Whether the user speaks for the firm and sees its usage. */
  is_firm_lead: Generated<boolean>
  created_at: Timestamp
}

export interface CredentialTable {
  user_id: number
  /** argon2id in its encoded form; `hashPassword` makes it. */
  password_hash: string
  changed_at: Timestamp
}

/** What a secret is checked for; each kind has limits of its own. */
export type AttemptKind = 'password' | 'link' | 'refresh' | 'factor' | 'passkey' | 'company' | 'scim'

/** An attempt at a secret that was wrong, or is still being checked. Kept as long as it counts towards a limit. */
export interface SignInFailureTable {
  id: Generated<string>
  kind: Generated<AttemptKind>
  /** The username as it was given, in lower case; empty where the secret is a token. */
  account: string
  address: string
  /** Where the attempt came from: `device:…` for a known device, else `address:…`. */
  source: Generated<string>
  /** Whether this account had been signed in to from the same source before. */
  is_known: Generated<boolean>
  failed_at: Timestamp
}

/** A device or an address from which an account was used. It is no credential and does not identify a user. */
export interface KnownSourceTable {
  /** The username, in lower case. */
  account: string
  /** `device:` and the SHA-256 of the device's cookie, or `address:` and the address. */
  source: string
  /** Time of the last sign-in. */
  seen_at: Timestamp
}

/** What a link in a mail is for. */
export type LinkPurpose = 'password_reset' | 'passwordless_login'

/** A link sent by mail: good for one use and 30 minutes. */
export interface OneTimeTokenTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  user_id: number
  purpose: LinkPurpose
  created_at: Timestamp
  expires_at: Timestamp
  /** When it was used, or made useless by a newer one. */
  used_at: MaybeTimestamp
}

/** Somebody has asked for a link, whether or not there is such an account: kept for a day, to be counted. */
export interface LinkRequestTable {
  /** A UUID. */
  id: string
  purpose: LinkPurpose
  /** The username as it was given, in lower case. */
  account: string
  address: string
  asked_at: Timestamp
  /** Null: not handled yet. */
  handled_at: MaybeTimestamp
}

/** One switch of the email preferences (R369). */
type AccessOption = { label: string; active: boolean; permitted: boolean }

/** A row of the email preferences: a region and its switches by key, absent ones left out (R369). */
export type AccessRow = { region: string; options: Record<string, AccessOption> }

export interface PreferenceTable {
  user_id: number
  /** Distribution preferences: one object each, values joined by `;` (R358). */
  cris: Json<Record<string, string>[]>
  access_rows: Json<AccessRow[]>
}

/** How often a user has written something of a kind in the window that began then; see `limits/limits.ts`. */
export interface WriteCountTable {
  user_id: number
  kind: string
  /** The length of the window. */
  seconds: number
  began_at: Timestamp
  count: number
}
