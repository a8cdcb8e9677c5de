import { hostSession, keepSession } from '#session/keep-session.ts'
import { $session, rereadSession, where } from '#session/session.store.ts'
import { signOutEverywhere } from './sign-out.ts'

/** Looks anew who reads: in the cookie, or with the host, whose next token is asked for by whatever needs one. */
export async function refreshSession(): Promise<void> {
  keepSession()
  if (where.kept === 'host') $session.set(hostSession())
  else await rereadSession()
}

/** Signs out where the settings say that the session is kept, also before there is an element. */
export function signOutKept(): void {
  keepSession()
  signOutEverywhere()
}
