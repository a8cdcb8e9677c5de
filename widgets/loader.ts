import { configure } from '../src/config/configure.ts'
import { $session, readerOf } from '../src/session/session.store.ts'
import { allDefined, observe } from './observe.ts'

/** Who is signed in, as a host page may know it: a name, never a token. */
type PublicSession = { signedIn: boolean; name: string }

const visible = (): PublicSession => {
  const session = $session.get()
  return session.state === 'signed-in' ? { signedIn: true, name: session.name } : { signedIn: false, name: '' }
}

/** The page's session, to read, to follow, and to end. */
const session = {
  get: visible,
  /** Calls back now and whenever somebody else reads; a renewed token is no change. The result ends it. */
  subscribe(listener: (session: PublicSession) => void): () => void {
    let told: string | undefined | null = null
    return $session.subscribe((session) => {
      if (told === readerOf(session)) return
      told = readerOf(session)
      listener(visible())
    })
  },
  signOut: async (): Promise<void> => (await import('../src/session/update.ts')).signOut(),
}

if (typeof document !== 'undefined') observe(document)

export { allDefined, configure, observe, session }
