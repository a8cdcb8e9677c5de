import { $passwordDue, isPasswordDue } from '#session/password-due.ts'
import { $session } from '#session/session.store.ts'
import { readerOf } from '#session/session.ts'
import type { UserAction } from './user-action.ts'

/**
 * Records what a signed-in user does now (R122–R125). What records it is loaded with the first action, and missed by nobody
 * when it fails (R129).
 */
export async function record(action: UserAction): Promise<void> {
  const url = location.href
  const reader = readerOf($session.get())
  if (reader === undefined) return
  try {
    const { capture } = await import('./capture.ts')
    // Another user has done nothing yet, and of one who must change the password nothing is taken.
    const session = $session.get()
    if (readerOf(session) === reader && !isPasswordDue(session, $passwordDue.get())) capture(action, url)
  } catch {
    // The next action tries again.
  }
}
