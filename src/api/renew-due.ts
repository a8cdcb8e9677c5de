import { $session } from '#session/session.store.ts'
import { findDue } from '#session/token-hints.ts'
import { renewedToken } from './renewal.ts'

/**
 * Asks for a new token if the one of the session says that something is due: that may have been done since. The page of a host gets
 * its tokens from the host.
 */
export async function renewDue(): Promise<void> {
  const session = $session.get()
  if (session.state === 'signed-in' && session.refreshToken !== '' && findDue(session)) await renewedToken(session)
}
