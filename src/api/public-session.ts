import { existing } from '#lib/dom/runtime.ts'
import { getSessionId, type PublicSession, type Session, toPublic } from '#session/session.ts'
import { storedUser } from '#session/stored-user.ts'

const current = () => existing<{ get(): Session }>('session')?.get()

/** The page's session, or the cookie's while no element has asked for it: the loader does without the session's code. */
function get(): PublicSession {
  const session = current()
  if (session) return toPublic(session)
  const user = storedUser()
  return { signedIn: user !== undefined, name: user?.name ?? '' }
}

/** The last subscription, until it follows the session. */
let following: Promise<unknown> | undefined

async function update() {
  const [part] = await Promise.all([import('./refresh-session.ts'), following])
  return part
}

/** The page's session, to read, follow and end. It follows the settings from the first element on. */
export const session = {
  get,
  /**
   * Calls back now, and when the user or the name changes; a renewed token is not a change. Returns a function that
   * stops it.
   */
  subscribe(listener: (session: PublicSession) => void): () => void {
    const stop = new AbortController()
    const session = current()
    const now = get()
    const told = { ...now, id: session && getSessionId(session) }
    listener(now)
    const follow = () => {
      following = import('./watch-session.ts')
        .then(({ watchSession }) => stop.signal.aborted || watchSession(told, listener, stop.signal))
        .catch((reason: unknown) => {
          console.warn('research-portal: the session cannot be followed.', reason)
          addEventListener('online', follow, { once: true, signal: stop.signal })
        })
    }
    follow()
    return () => stop.abort()
  },
  /** Asks `getAccessToken` again, after the host's user has signed in or changed. */
  refresh: async (): Promise<void> => (await update()).refreshSession(),
  /** Ends the session in every element, tab and copy of the bundle. */
  signOut: async (): Promise<void> => (await update()).signOutKept(),
}
