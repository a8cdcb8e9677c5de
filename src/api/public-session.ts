import { $session } from '#session/session.store.ts'
import { readerOf } from '#session/session.ts'

/** Who is signed in, as a host page may know it: a name, never a token. */
export type PublicSession = { signedIn: boolean; name: string }

const visible = (): PublicSession => {
  const session = $session.get()
  return session.state === 'signed-in' ? { signedIn: true, name: session.name } : { signedIn: false, name: '' }
}

/** The page's session, to read, to follow, and to end. What the settings say of it holds from the first element on. */
export const session = {
  get: visible,
  /** Calls back now and whenever somebody else reads, or their name is known; a renewed token is no change. The result ends it. */
  subscribe(listener: (session: PublicSession) => void): () => void {
    let told: string | undefined
    return $session.subscribe((session) => {
      const now = JSON.stringify([visible(), readerOf(session)])
      if (told === now) return
      told = now
      listener(visible())
    })
  },
  /** Asks `getAccessToken` anew: somebody has signed in with the host, or another one has. */
  refresh: async (): Promise<void> => (await import('./refresh-session.ts')).refreshSession(),
  /** Ends it in every element, tab and copy of the bundle. */
  signOut: async (): Promise<void> => (await import('./refresh-session.ts')).signOutKept(),
}
