import { type Static, Type } from 'typebox'
import { maybe } from './field.ts'
import { LoginResult, RememberMe } from './session.ts'

/** The page of the portal that a sign-in passes at last which began on a page of another site. */
export const COMPANY_HAND_OVER = '/company_sign_in/return'

/** A page of another site that begins a sign-in: where it is, and the SHA-256 of its verifier, as in PKCE (S256, base64url). */
export const HostPage = Type.Object({
  address: Type.String({ maxLength: 2000 }),
  challenge: Type.String({ pattern: '^[\\w-]{43}$' }),
})
export type HostPage = Static<typeof HostPage>

/**
 * Body of `POST auth/oidc/start`: the mail address whose domain selects the provider, and the page of the portal to show afterwards,
 * as a path. A page of another site names itself instead.
 */
export const StartCompanySignIn = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 320 }),
  redirect: Type.Optional(Type.String({ maxLength: 2000 })),
  host: Type.Optional(HostPage),
  remember_me: RememberMe,
})
export type StartCompanySignIn = Static<typeof StartCompanySignIn>

/** Where the browser goes on, as a whole page: the same for every address, whether or not there is a provider for it. */
export const CompanySignInStart = Type.Object({
  location: Type.String(),
  /** Whether it comes back to the page of another site that has begun. */
  returns: Type.Optional(Type.Boolean()),
})
export type CompanySignInStart = Static<typeof CompanySignInStart>

/** Answer of `POST auth/oidc/finish`: that of every sign-in, and the page that was asked for. */
export const CompanyLoginResult = Type.Object({
  ...LoginResult.properties,
  /** Whether the session outlives the browser, as `start` said. */
  remembered: Type.Boolean(),
  /** A path of the portal. */
  redirect: maybe(Type.String()),
})
export type CompanyLoginResult = Static<typeof CompanyLoginResult>

const handOver = {
  origin: Type.String(),
  address: Type.String(),
  /** As the page gave it to `start`: a page may have several sign-ins on their way. */
  challenge: Type.String(),
}

/**
 * Answer of `POST auth/oidc/hand_over`: what the portal gives to the page that has begun, at its address or as a message to its
 * origin alone. `code` is good once and for a minute; in its place there may be why nobody is signed in.
 */
export const CompanyHandOver = Type.Union([
  Type.Object({ ...handOver, code: Type.String() }),
  Type.Object({ ...handOver, failure: Type.String() }),
])
export type CompanyHandOver = Static<typeof CompanyHandOver>

/** Body of `POST auth/oidc/redeem`: the code, and the verifier whose SHA-256 `start` was given. */
export const RedeemCompanySignIn = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
  verifier: Type.String({ minLength: 43, maxLength: 128 }),
})
export type RedeemCompanySignIn = Static<typeof RedeemCompanySignIn>

/** Answer of `POST auth/oidc/sign_out`: where the browser signs out of the provider as well; null: nowhere. */
export const CompanySignOut = Type.Object({ location: maybe(Type.String()) })
export type CompanySignOut = Static<typeof CompanySignOut>

/** Why a company sign-in did not succeed, as the parameter `failure` of the portal's address says. */
export type CompanyFailure =
  | 'unknown'
  | 'unavailable'
  | 'expired'
  | 'refused'
  | 'unverified'
  | 'unmapped'
  | 'other-account'
