import type { Access } from './routes.ts'

/** What a visit comes to: the page, or another address, with what is to be remembered of this one. */
export type Verdict = { show: true } | { show: false; redirect: string; origin?: string }

type Visit = {
  access: Access
  signedIn: boolean
  /** Path, query and hash of the address asked for. */
  address: string
  /** Where a visitor who has just signed in wanted to go. */
  wayBack: string
  signedOutRedirect: 'login' | 'landing_auth'
  /** Whether the user must change the password before anything else. */
  passwordDue: boolean
}

/**
 * Decides every visit. A signed-in user leaves the signed-out pages for where he wanted to go (R029); a signed-out visitor
 * of any other page is sent to the sign-in, which remembers the address (R030, R031; C01). Who must change the password is led
 * there from every page of signed-in users.
 */
export function guard({ access, signedIn, address, wayBack, signedOutRedirect, passwordDue }: Visit): Verdict {
  if (access === 'signed-out' && signedIn) return { show: false, redirect: wayBack }
  if (access === 'signed-in' && !signedIn) return { show: false, redirect: `/${signedOutRedirect}`, origin: address }
  if (access === 'signed-in' && passwordDue && !/^\/change_password(?:[?#]|$)/.test(address))
    return { show: false, redirect: '/change_password' }
  return { show: true }
}
