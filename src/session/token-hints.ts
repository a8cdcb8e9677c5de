import { $session } from './session.store.ts'
import type { Session } from './session.ts'
import { readClaims } from './session-identity.ts'

export type DeskRole = 'desk' | 'admin'

/** What the access token says of its user. It only decides what is shown: the API asks the database with every call. */
function claims(session: Session = $session.get()): Readonly<Record<string, unknown>> {
  return session.state === 'signed-in' ? readClaims(session.accessToken) : {}
}

/** What the signed-in user is at the provider's desk; undefined: a reader. */
export function deskRole(): DeskRole | undefined {
  const { role } = claims()
  return role === 'desk' || role === 'admin' ? role : undefined
}

/** Whether the user leads a firm, and so sees its readership. */
export const isFirmLead = (): boolean => claims().lead === true

/** What a user has to do before the API answers most calls. */
type Due = 'password' | 'factor'

/** What was due when the token of a session was made: a page knows it before a call is refused. */
export function findDue(session: Session): Due | undefined {
  const { due } = claims(session)
  return due === 'password' || due === 'factor' ? due : undefined
}

/** Whether that was too long ago for the API to take the token, by the clock of this browser. */
export function isExpired(session: Session): boolean {
  const { exp } = claims(session)
  return typeof exp === 'number' && exp * 1000 < Date.now()
}
