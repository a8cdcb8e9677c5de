import type { Generated } from 'kysely'
import type { CoveredColumns, TermsColumns } from './access.ts'
import type { Maybe, MaybeTimestamp, Timestamp } from './columns.ts'

/** A client firm with the rules for the sign-ins of its users. */
export interface FirmTable {
  id: Generated<number>
  /** What operators call it: lower-case letters, digits and hyphens. */
  slug: string
  name: string
  created_at: Timestamp
  /** Users sign in at the firm's own provider only. */
  sso_required: Generated<boolean>
  /** Users have a second factor, unless they sign in at the firm's own provider. */
  mfa_required: Generated<boolean>
  /** Minutes without use after which a session ends; null: those of the settings. */
  idle_minutes: Maybe<number>
  /** Networks such as `192.0.2.0/24`; null: all. */
  allowed_networks: Maybe<string[]>
}

/** A mail domain of a firm, in lower case and ASCII (IDNA). Users with an address of it belong to the firm. */
export interface FirmDomainTable {
  domain: string
  firm_id: number
}

/** The OpenID provider of a firm. */
export interface FirmProviderTable {
  firm_id: number
  issuer: string
  client_id: string
  /** As `Sealer` makes it, for `firms/<id>`. */
  sealed_secret: string
  scope: string
  /** The claim with the groups of a user. */
  groups_claim: string
  /** The claim that says whether the mail address is verified. */
  verified_claim: string
  changed_at: Timestamp
}

/** What a firm's subscription covers. Users who follow it have the same in `entitlements`. */
export interface FirmEntitlementTable extends TermsColumns {
  firm_id: number
}

/** What the users of a group may read. */
export interface FirmGroupTable extends CoveredColumns {
  firm_id: number
  /** As the provider names the group; `*` stands for every user of the firm. */
  value: string
}

/** Which user is behind a subject of a provider: mail addresses are given to others, subjects are not. */
export interface FirmSubjectTable {
  firm_id: number
  issuer: string
  subject: string
  user_id: number
}

/** A sign-in at a provider that has begun. All hashes are SHA-256, hexadecimal. */
export interface FirmSignInTable {
  /** Of what the address names that leads to the provider. */
  request_hash: string
  /** Of the state that comes back from there; null: not on the way, or spent. */
  state_hash: Maybe<string>
  /** Of the cookie that the browser carries. */
  browser_hash: Maybe<string>
  /** Null: no firm has the mail domain; the browser is told so at the next step. */
  firm_id: Maybe<number>
  nonce: Maybe<string>
  /** The verifier of PKCE, sealed for `firm_sign_ins`. */
  sealed_verifier: Maybe<string>
  /** The mail address as it was given, in lower case; the provider may fill it in. */
  account: string
  /** Where the portal leads afterwards. */
  target: Maybe<string>
  is_remembered: boolean
  /** Who came back, so that the session may begin; null: nobody yet. */
  user_id: Maybe<number>
  /** The origin of the page of another site that began it; null: the portal did. The next three are for such pages. */
  host_origin: Maybe<string>
  /** Where that page is. */
  host_address: Maybe<string>
  /** SHA-256 of what only that page knows, as in PKCE. */
  host_challenge: Maybe<string>
  /** Of the code that the page exchanges for the session; null: not handed over yet. */
  code_hash: Maybe<string>
  /** Why nobody came back, until the page is told. */
  failure: Maybe<string>
  expires_at: Timestamp
}

/** A token by which a firm's identity provider keeps the firm's users (SCIM). */
export interface FirmTokenTable {
  id: Generated<number>
  firm_id: number
  /** The beginning of the token, by which operators name it. */
  prefix: string
  /** SHA-256, hexadecimal. */
  token_hash: string
  created_at: Timestamp
  last_used_at: MaybeTimestamp
  ended_at: MaybeTimestamp
  /** When the minute began in which calls are counted. */
  began_at: MaybeTimestamp
  /** Calls since then. */
  calls: Generated<number>
}

/** What a firm's identity provider says of a user, beyond what `users` has. */
export interface FirmUserTable {
  user_id: number
  external_id: Maybe<string>
  given_name: Maybe<string>
  family_name: Maybe<string>
}
