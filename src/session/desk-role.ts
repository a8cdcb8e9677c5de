import { $session } from './session.store.ts'
import { readClaims } from './session-identity.ts'

export type DeskRole = 'desk' | 'admin'

/**
 * What the signed-in user is at the provider's desk, as the access token says; undefined: a reader. It only decides what is shown:
 * the API asks the database with every call.
 */
export function deskRole(): DeskRole | undefined {
  const session = $session.get()
  const role = session.state === 'signed-in' ? readClaims(session.accessToken).role : undefined
  return role === 'desk' || role === 'admin' ? role : undefined
}
