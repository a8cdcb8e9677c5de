import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'

/** The session as a host page may see it: a name, never a token. */
export type PublicSession = { signedIn: boolean; name: string }

const visible = (): PublicSession => {
  const session = $session.get()
  return session.state === 'signed-in' ? { signedIn: true, name: session.name } : { signedIn: false, name: '' }
}

/** The page's session, to read, follow and end. It follows the settings from the first element on. */
export const session = {
  get: visible,
  /**
   * Calls back now, and when the user or the name changes; a renewed token is not a change. Returns a function that
   * stops it.
   */
  subscribe(listener: (session: PublicSession) => void): () => void {
    let told: string | undefined
    return $session.subscribe((session) => {
      const now = JSON.stringify([visible(), getSessionId(session)])
      if (told === now) return
      told = now
      listener(visible())
    })
  },
  /** Asks `getAccessToken` again, after the host's user has signed in or changed. */
  refresh: async (): Promise<void> => (await import('./refresh-session.ts')).refreshSession(),
  /** Ends the session in every element, tab and copy of the bundle. */
  signOut: async (): Promise<void> => (await import('./refresh-session.ts')).signOutKept(),
}
