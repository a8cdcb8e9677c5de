import { type Static, Type } from 'typebox'
import { maybe } from './field.ts'
import { LoginResult, RememberMe } from './session.ts'

/**
 * Body of `POST auth/oidc/start`: the mail address whose domain selects the provider, and the page of the portal to show afterwards,
 * as a path.
 */
export const StartCompanySignIn = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 320 }),
  redirect: Type.Optional(Type.String({ maxLength: 2000 })),
  remember_me: RememberMe,
})
export type StartCompanySignIn = Static<typeof StartCompanySignIn>

/** Where the browser goes on, as a whole page: the same for every address, whether or not there is a provider for it. */
export const CompanySignInStart = Type.Object({ location: Type.String() })
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
