import type { CompanyHandOver, CompanyLoginResult, CompanySignInStart, HostPage } from '#contract/company-sign-in.ts'
import type { CompanyOutcome } from '#session/company-outcome.ts'
import { noteCompanySession } from '#session/company-session.ts'
import { sendPublic } from './client.ts'
import { badResponse } from './errors.ts'
import { cookieRequest } from './refresh-cookie.ts'
import { enter } from './session.ts'

const toAddress = (location: unknown): string => {
  if (typeof location === 'string' && /^https?:\/\//.test(location)) return location
  throw badResponse()
}

type Start = {
  /** The page of the portal to show afterwards. */
  redirect?: string | undefined
  remembered: boolean
  /** The page of another site that begins. */
  host?: HostPage
  signal: AbortSignal
}

/**
 * Begins a sign-in at the provider of a firm; gives the address that the browser has to go to, and whether it comes back to the page
 * of another site. The address is the same for every mail address; there the user learns whether there is a provider.
 */
export async function startCompanySignIn(
  email: string,
  { redirect, remembered, host, signal }: Start,
): Promise<{ address: string; returns: boolean }> {
  const page = { ...(redirect !== undefined && { redirect }), ...(host && { host }) }
  const json = { email, ...page, ...(remembered && { remember_me: true }) }
  const answer = Object(await sendPublic({ call: 'auth/oidc/start', json, signal })) as Partial<CompanySignInStart>
  return { address: toAddress(answer.location), returns: answer.returns === true }
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

/** What the portal tells the page of another site that has begun; `outcome` is a code, or why there is none. 403: none has. */
export async function handOverCompanySignIn(): Promise<{ origin: string; address: string; outcome: CompanyOutcome }> {
  const call = { call: 'auth/oidc/hand_over', json: {}, withCookie: true } as const
  const answer = (await sendPublic(call)) as CompanyHandOver
  const { origin, address, challenge } = answer
  // The code may go to no other page, whatever an answer says.
  if (new URL(toAddress(address)).origin !== origin) throw badResponse()
  return { origin, address, outcome: { outcome: 'code' in answer ? answer.code : answer.failure, challenge } }
}

/** Stores the session of a code that the portal has handed over to this page; 403: it is spent, too old, or of another page. */
export async function redeemCompanySignIn(code: string, verifier: string): Promise<void> {
  const call = { call: 'auth/oidc/redeem', json: { code, verifier }, ...cookieRequest() } as const
  const answer = (await sendPublic(call)) as CompanyLoginResult
  enter(answer, answer.remembered)
}
