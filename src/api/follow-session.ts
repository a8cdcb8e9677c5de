import { $session } from '#session/session.store.ts'
import { getSessionId, type PublicSession, toPublic } from '#session/session.ts'

/** Calls back when the user or the name changes, or if `told` is no longer true. A renewed token is not a change. */
export function followSession(
  told: PublicSession,
  listener: (session: PublicSession) => void,
  signal: AbortSignal,
): void {
  const first = $session.get()
  const toKey = (session: typeof first) => JSON.stringify([toPublic(session), getSessionId(session)])
  let key = JSON.stringify(toPublic(first)) === JSON.stringify(told) ? toKey(first) : ''
  const stop = $session.subscribe((session) => {
    if (key === toKey(session)) return
    key = toKey(session)
    listener(toPublic(session))
  })
  signal.addEventListener('abort', stop)
}
