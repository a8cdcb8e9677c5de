import { $session, readerOf } from '../session/session.store.ts'
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
    // Who reads by now did nothing yet.
    if (readerOf($session.get()) === reader) capture(action, url)
  } catch {
    // The next action tries again.
  }
}
