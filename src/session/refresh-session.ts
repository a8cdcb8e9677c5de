import { hostSession, keepSession } from './keep-session.ts'
import { $session, rereadSession, where } from './session.store.ts'
import { signOut } from './update.ts'

/** Looks anew who reads: in the cookie, or with the host, whose next token is asked for by whatever needs one. */
export function refreshSession(): void {
  keepSession()
  if (where.kept === 'host') $session.set(hostSession())
  else rereadSession()
}

/** Signs out where the settings say that the session is kept, also before there is an element. */
export function signOutKept(): void {
  keepSession()
  signOut()
}
