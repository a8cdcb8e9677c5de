import { $session } from './session.store.ts'
import { readClaims } from './session-identity.ts'

export type DeskRole = 'desk' | 'admin'

function claims(): Readonly<Record<string, unknown>> {
  const session = $session.get()
  return session.state === 'signed-in' ? readClaims(session.accessToken) : {}
}

/** Whether the access token says that the user leads a firm, and so sees its usage; a hint as well. */
export const isFirmLead = (): boolean => claims().lead === true

/**
 * What the signed-in user is at the provider's desk, as the access token says; undefined: a reader. It only decides what is shown:
 * the API asks the database with every call.
 */
export function deskRole(): DeskRole | undefined {
  const { role } = claims()
  return role === 'desk' || role === 'admin' ? role : undefined
}
