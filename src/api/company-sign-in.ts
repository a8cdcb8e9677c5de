import type { CompanyLoginResult, CompanySignInStart } from '#contract/company-sign-in.ts'
import { noteCompanySession } from '#session/company-session.ts'
import { sendPublic } from './client.ts'
import { badResponse } from './errors.ts'
import { cookieRequest } from './refresh-cookie.ts'
import { enter } from './session.ts'

const toAddress = (location: unknown): string => {
  if (typeof location === 'string' && /^https?:\/\//.test(location)) return location
  throw badResponse()
}

/**
 * Begins a sign-in at the provider of a firm; gives the address that the page has to go to. It is the same for every mail address;
 * there the user learns whether there is a provider. `redirect` is the page of the portal to show afterwards.
 */
export async function startCompanySignIn(
  email: string,
  { redirect, remembered }: { redirect: string | undefined; remembered: boolean },
): Promise<string> {
  const json = { email, ...(redirect !== undefined && { redirect }), ...(remembered && { remember_me: true }) }
  const { location } = Object(await sendPublic({ call: 'auth/oidc/start', json })) as Partial<CompanySignInStart>
  return toAddress(location)
}

/**
 * Stores the session of the user whom the provider has sent back to this browser; 403: nobody was, or too long ago. `onPage` is told
 * the page to show before the session begins.
 */
export async function finishCompanySignIn(onPage: (path: string | undefined) => void): Promise<void> {
  const call = { call: 'auth/oidc/finish', json: {}, ...cookieRequest(), withCookie: true } as const
  const answer = (await sendPublic(call)) as CompanyLoginResult
  onPage(answer.redirect ?? undefined)
  enter(answer, answer.remembered)
  noteCompanySession()
}
