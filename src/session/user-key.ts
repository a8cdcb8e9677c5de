import { shared } from '#lib/dom/runtime.ts'
import { $session } from './session.store.ts'
import { subjectOf } from './session-identity.ts'

/** Stays what it was first for as long as the session does. */
const known = shared('session.user-key', () => ({ id: '', key: '' }))

/**
 * Under what a user's own things are stored in this browser: whom the access token was issued to, else the name. It outlives
 * the page, which the id of a session does not, and a renewal under another name. Empty while nobody is known.
 */
export function userKey(): string {
  const session = $session.get()
  if (session.state === 'signed-out' || session.accessToken === '') return ''
  if (known.id !== session.id) {
    known.id = session.id
    known.key = subjectOf(session.accessToken) ?? session.name
  }
  return known.key
}
