import { $session } from './session.store.ts'
import type { SignedIn, SignedOutReason } from './session.ts'
import { isSameUser } from './session-identity.ts'

/** A session with a known user. If a host has not given a token yet, nobody may be signed in. */
const established = (session: ReturnType<typeof $session.get>): SignedIn | undefined =>
  session.state === 'signed-in' && session.accessToken !== '' ? session : undefined

/**
 * Calls back once when the session ends, with the reason; also when another user signs in, but not when the host's
 * settings replace the session. Returns a function that stops it.
 */
export function onSessionEnd(onEnd: (reason: SignedOutReason) => void): () => void {
  let current = established($session.get())
  return $session.listen((session) => {
    const next = established(session)
    // The host is asked again for the user.
    if (session.state === 'signed-in' && !next) return
    const before = current
    current = next
    if (!before || (next && (next.id === before.id || isSameUser(before, next)))) return
    const reason = session.state === 'signed-out' ? session.reason : undefined
    if (reason !== 'configured') onEnd(reason ?? 'elsewhere')
  })
}
