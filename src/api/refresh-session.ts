import { hostSession, keepSession } from '#session/keep-session.ts'
import { $session, syncSession, where } from '#session/session.store.ts'
import { signOutEverywhere } from './sign-out.ts'

/**
 * Checks again who is signed in: in the cookie, or with the host, which is asked by the next call that needs a token.
 */
export async function refreshSession(): Promise<void> {
  keepSession()
  if (where.kept === 'host') $session.set(hostSession())
  else await syncSession()
}

/** Signs out, even if there is no element yet that keeps the session. */
export function signOutKept(): void {
  keepSession()
  signOutEverywhere()
}
