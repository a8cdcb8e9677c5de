import { $session } from './session.store.ts'
import type { SignedIn, SignedOutReason } from './session.ts'
import { isSameUser } from './session-identity.ts'

/** A session that somebody is known to have: a host that has not given a token yet may have nobody signed in. */
const established = (session: ReturnType<typeof $session.get>): SignedIn | undefined =>
  session.state === 'signed-in' && session.accessToken !== '' ? session : undefined

/**
 * Tells once when the session ends, and why; not when the host's settings make it another one. Another user's sign-in ends it
 * too. The result stops it.
 */
export function followEnd(onEnd: (reason: SignedOutReason) => void): () => void {
  let current = established($session.get())
  return $session.listen((session) => {
    const next = established(session)
    // The host is asked again who is signed in.
    if (session.state === 'signed-in' && !next) return
    const before = current
    current = next
    if (!before || (next && (next.id === before.id || isSameUser(before, next)))) return
    const reason = session.state === 'signed-out' ? session.reason : undefined
    if (reason !== 'configured') onEnd(reason ?? 'elsewhere')
  })
}
