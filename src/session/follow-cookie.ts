import type { WritableAtom } from 'nanostores'
import { hasChannel, watchChanges } from './other-tabs.ts'
import { type Session, type SignedIn, same } from './session.ts'
import { type Announcement, type Change, continues, fingerprintOf } from './session-identity.ts'

/** How long this tab waits for the announcement of a tab that has written the cookie. */
const PATIENCE_MS = 300

type CookieFollower = {
  /** Takes over what another tab has stored; resolves once it is known whose session that is. */
  reread(): Promise<void>
}

/**
 * Follows the session's cookie. A renewal by another tab keeps the session's id; another sign-in brings a new one. `read` gives
 * undefined while no cookie tells who is signed in.
 */
export function followCookie($session: WritableAtom<Session>, read: () => Session | undefined): CookieFollower {
  /** What was announced since the session was last taken over. It may come before its cookie is seen here, or after. */
  let announced: Exclude<Announcement, string>[] = []
  let waiting: { decided: Promise<void>; end: () => void } | undefined

  const stopWaiting = () => {
    waiting?.end()
    waiting = undefined
  }
  const wait = () => {
    if (waiting) return
    let resolve = () => {}
    const decided = new Promise<void>((done) => {
      resolve = done
    })
    const timer = setTimeout(() => look(true), PATIENCE_MS)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    waiting = { decided, end }
  }
  const take = (session: Session) => {
    announced = []
    $session.set(session)
    stopWaiting()
  }
  /** How one session became the other, perhaps over sessions that this tab has not seen. */
  const changeTo = (now: SignedIn, stored: SignedIn): Change | undefined => {
    const later = announced.filter(({ session }) => session !== fingerprintOf(now))
    if (!later.some(({ session }) => session === fingerprintOf(stored))) return undefined
    return later.some(({ change }) => change === 'signed-in') ? 'signed-in' : 'renewed'
  }
  const look = (isLast = false) => {
    const now = $session.get()
    const stored = read()
    if (!stored || same(now, stored)) return stopWaiting()
    if (now.state === 'signed-out' || stored.state === 'signed-out') return take(stored)
    const isKept = continues(now, stored, changeTo(now, stored))
    if (isKept !== undefined) take(isKept ? { ...stored, id: now.id } : stored)
    // Nobody tells: the same name is the same user.
    else if (isLast || !hasChannel()) take(now.name === stored.name ? { ...stored, id: now.id } : stored)
    else wait()
  }

  watchChanges(
    (announcement) => {
      if (typeof announcement === 'object') announced.push(announcement)
      look()
    },
    () => read() === undefined && $session.set({ state: 'signed-out' }),
  )
  return {
    async reread() {
      look()
      await waiting?.decided
    },
  }
}
