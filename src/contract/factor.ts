import { type Static, Type } from 'typebox'
import { Instant, maybe } from './field.ts'
import { PasskeyAssertion } from './passkey.ts'

/** Six digits of an authenticator app, or a recovery code; blanks and hyphens do not count. */
const Code = Type.String({ minLength: 1, maxLength: 100 })

/**
 * Answer of `POST auth` and `POST passwordless_login` with status 202: the account has a second factor, so there is no session
 * yet. The token is for `POST auth/factor`.
 */
export const PendingSignIn = Type.Object({
  pending_token: Type.String(),
  /** What the second step takes, such as `totp` and `recovery_code`. */
  factors: Type.Array(Type.String()),
  expires_at: Instant,
})
export type PendingSignIn = Static<typeof PendingSignIn>

/**
 * Body of `POST auth/factor`, which answers like `POST auth`. 403: the token is spent or expired, so the sign-in starts again;
 * 422: the code is wrong, or was used before.
 */
export const FactorSignIn = Type.Object({
  pending_token: Type.String({ minLength: 1, maxLength: 1024 }),
  code: Code,
})
export type FactorSignIn = Static<typeof FactorSignIn>

/** Answer of `GET current_user/factors`. */
export const Factors = Type.Object({
  /** The authenticator app; null: none. */
  totp: maybe(Type.Object({ added_at: Instant, last_used_at: maybe(Instant) })),
  /** How many recovery codes have not been used. */
  recovery_codes_left: Type.Integer(),
  /** Until when factors can be changed without `current_user/reauthenticate`; null: it has to be called first. */
  confirmed_until: maybe(Instant),
})
export type Factors = Static<typeof Factors>

/** Body of calls that need to know nothing. */
export const NoFields = Type.Object({})

/** Answer of `POST current_user/factors/totp/start`: the secret in base32, and the same as an address for a QR code. */
export const TotpSetup = Type.Object({ secret: Type.String(), uri: Type.String() })
export type TotpSetup = Static<typeof TotpSetup>

/** Body of `POST current_user/factors/totp/confirm`: a code that the app shows. */
export const ConfirmTotp = Type.Object({ code: Code })
export type ConfirmTotp = Static<typeof ConfirmTotp>

/** Codes that are each good once, in place of a code of the app. They are shown this once. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

/** Body of `POST current_user/reauthenticate`: the password, a code of a factor, or what a passkey has signed. 422: it is wrong. */
export const Reauthenticate = Type.Object({
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 1024 })),
  code: Type.Optional(Code),
  passkey: Type.Optional(PasskeyAssertion),
})
export type Reauthenticate = Static<typeof Reauthenticate>
