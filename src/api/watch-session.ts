import { $session } from '#session/session.store.ts'
import { getSessionId, type PublicSession, toPublic } from '#session/session.ts'

/**
 * Calls back when the user or the name changes, and at once if the session is no longer `told`. A renewed token is not
 * a change.
 */
export function watchSession(
  told: PublicSession & { id: string | undefined },
  listener: (session: PublicSession) => void,
  signal: AbortSignal,
): void {
  const first = $session.get()
  const toKey = (session: typeof first) => JSON.stringify([toPublic(session), getSessionId(session)])
  const { id = getSessionId(first), ...visible } = told
  let key = JSON.stringify([visible, id])
  const tell = (session: typeof first) => {
    if (key === toKey(session)) return
    key = toKey(session)
    listener(toPublic(session))
  }
  const stop = $session.listen(tell)
  signal.addEventListener('abort', stop)
  tell(first)
}
