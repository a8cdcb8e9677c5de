import { COMPANY_HAND_OVER, type CompanyFailure } from '#contract/company-sign-in.ts'

/** A path of the portal, which cannot be read as another host. */
const PATH = /^\/(?![/\\])[^\\\s\p{C}]*$/u

export const toTarget = (text: string | undefined): string | undefined =>
  text !== undefined && PATH.test(text) ? text : undefined

/** The addresses that a company sign-in passes, all below that of the portal. */
export const portalAddresses = (portalUrl: string) => ({
  /** Exactly as the provider knows it. */
  callback: `${portalUrl}/api/auth/oidc/callback`,
  toAuthorize: (token: string): string => `${portalUrl}/api/auth/oidc/authorize?request=${token}`,
  completed: `${portalUrl}/company_sign_in`,
  /** The same for a sign-in that began on a page of another site. */
  completedForHost: portalUrl + COMPANY_HAND_OVER,
  toFailed: (failure: CompanyFailure): string => `${portalUrl}/company_sign_in?failure=${failure}`,
  signedOut: `${portalUrl}/login`,
})
