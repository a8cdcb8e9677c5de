import { shared } from '#lib/dom/runtime.ts'
import { $session } from './session.store.ts'
import { getSubject } from './session-identity.ts'

/** The key is computed once per session. */
const known = shared('session.user-key', () => ({ id: '', key: '' }))

/**
 * The key for data that is stored per user in this browser: the user of the access token, else the name. Unlike the
 * session's id it outlives the page. It does not change if a renewal brings another name. Empty while the user is
 * unknown.
 */
export function userKey(): string {
  const session = $session.get()
  if (session.state === 'signed-out' || session.accessToken === '') return ''
  if (known.id !== session.id) {
    known.id = session.id
    known.key = getSubject(session.accessToken) ?? session.name
  }
  return known.key
}
