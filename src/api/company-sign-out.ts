import type { CompanySignOut } from '#contract/company-sign-in.ts'
import { sendPublic } from './client.ts'
import { isHandle } from './refresh-cookie.ts'

/** Ends the session of this token on the server, then leads the page to where the user signs out of the company as well. */
export async function signOutOfCompany(refreshToken: string): Promise<void> {
  const json = { refresh_token: refreshToken }
  const call = { call: 'auth/oidc/sign_out', json, withCookie: isHandle(refreshToken) } as const
  const { location } = Object(await sendPublic(call)) as Partial<CompanySignOut>
  if (location && /^https?:\/\//.test(location)) globalThis.location.assign(location)
}
