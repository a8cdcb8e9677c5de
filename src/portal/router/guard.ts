import type { Access } from './routes.ts'

/** The decision on a visit: show the page, or redirect and remember the address. */
export type Verdict = { show: true } | { show: false; redirect: string; origin?: string }

type Visit = {
  access: Access
  signedIn: boolean
  /** Path, query and hash of the requested address. */
  address: string
  /** The address to return to after sign-in. */
  returnUrl: string
  signedOutRedirect: 'login' | 'landing_auth'
  /** Whether the user must change the password first. */
  passwordDue: boolean
  /** Whether the user must add a second factor first. */
  factorDue: boolean
}

/**
 * Decides every visit. A signed-in user is redirected from signed-out pages to the requested address (R029). A visitor
 * of other pages is redirected to the sign-in, which remembers the address (R030, R031; C01). A user who must change
 * the password, or add a second factor, is redirected there.
 */
export function guard({
  access,
  signedIn,
  address,
  returnUrl,
  signedOutRedirect,
  passwordDue,
  factorDue,
}: Visit): Verdict {
  if (access === 'signed-out' && signedIn) return { show: false, redirect: returnUrl }
  if (access === 'signed-in' && !signedIn) return { show: false, redirect: `/${signedOutRedirect}`, origin: address }
  if (access === 'signed-in' && passwordDue && !/^\/change_password(?:[?#]|$)/.test(address))
    return { show: false, redirect: '/change_password' }
  if (access === 'signed-in' && factorDue && !/^\/(?:account|change_password)(?:[?#]|$)/.test(address))
    return { show: false, redirect: '/account' }
  return { show: true }
}
