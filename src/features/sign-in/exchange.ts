import { type PendingEntry, signInByLink } from '#api/session.ts'
import { shared } from '#lib/dom/runtime.ts'

/** One exchange of a token. `isTold` is set when the host has been told the outcome. */
export type Exchange = { outcome: Promise<PendingEntry | undefined>; isTold: boolean }

/** The first use spends a token, so the page exchanges each token once, for all elements. */
const exchanges = shared('sign-in.exchanges', () => new Map<string, Exchange>())

/** Whether this page has started to exchange this token. */
export const knownExchange = (token: string): boolean => exchanges.has(token)

/** Exchanges the token of a sign-in link for a session, or joins a running exchange (R022, C35). */
export function startExchange(token: string): Exchange {
  const known = exchanges.get(token)
  if (known) return known
  const made = { outcome: signInByLink(token), isTold: false }
  exchanges.set(token, made)
  return made
}

/** Allows another exchange after a failure that was not caused by the token. */
export const forgetExchange = (token: string): boolean => exchanges.delete(token)
