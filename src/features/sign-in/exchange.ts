import { signInByLink } from '#api/session.ts'
import { shared } from '#lib/dom/runtime.ts'

/** One exchange of a token. `isTold` once somebody has told the host how it ended. */
export type Exchange = { outcome: Promise<void>; isTold: boolean }

/** A token is spent with its first use, so the page has one exchange of each, however many elements were given it. */
const exchanges = shared('sign-in.exchanges', () => new Map<string, Exchange>())

/** Whether somebody on this page has begun to exchange this token. */
export const knownExchange = (token: string): boolean => exchanges.has(token)

/** Exchanges the token of a sign-in link for a session, or joins the exchange that there is (R022, C35). */
export function exchangeOf(token: string): Exchange {
  const known = exchanges.get(token)
  if (known) return known
  const made = { outcome: signInByLink(token), isTold: false }
  exchanges.set(token, made)
  return made
}

/** Makes the next exchange of a token a new one: after a failure that was not the token's. */
export const forgetExchange = (token: string): boolean => exchanges.delete(token)
