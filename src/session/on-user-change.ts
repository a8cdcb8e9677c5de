import { $session } from './session.store.ts'
import { getSessionId } from './session.ts'

/**
 * Calls back when another user signs in, or the user signs out. A renewed token is not a change. Returns a function
 * that stops it.
 */
export function onUserChange(onChange: () => void): () => void {
  let user = getSessionId($session.get())
  return $session.listen((session) => {
    if (getSessionId(session) === user) return
    user = getSessionId(session)
    onChange()
  })
}
