import { isHeldBack } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import type { UserAction } from './user-action.ts'

/**
 * Records an action of the signed-in user (R122–R125). The recorder is loaded with the first action; if that fails,
 * nothing else is affected (R129).
 */
export async function record(action: UserAction): Promise<void> {
  const url = location.href
  const user = getSessionId($session.get())
  if (user === undefined) return
  try {
    const { capture } = await import('./capture.ts')
    // The user may have changed while the recorder was loading. A user whose calls are refused is not recorded.
    const session = $session.get()
    if (getSessionId(session) === user && !isHeldBack(session)) capture(action, url)
  } catch {
    // The next action loads the recorder again.
  }
}
