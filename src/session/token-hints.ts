import { $session } from './session.store.ts'
import { readClaims } from './session-identity.ts'

export type DeskRole = 'desk' | 'admin'

/** What the access token says of its user. It only decides what is shown: the API asks the database with every call. */
function claims(): Readonly<Record<string, unknown>> {
  const session = $session.get()
  return session.state === 'signed-in' ? readClaims(session.accessToken) : {}
}

/** What the signed-in user is at the provider's desk; undefined: a reader. */
export function deskRole(): DeskRole | undefined {
  const { role } = claims()
  return role === 'desk' || role === 'admin' ? role : undefined
}

/** Whether the user leads a firm, and so sees its readership. */
export const isFirmLead = (): boolean => claims().lead === true
