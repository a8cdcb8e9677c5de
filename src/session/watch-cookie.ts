import type { WritableAtom } from 'nanostores'
import { hasChannel, watchChanges } from './other-tabs.ts'
import { isEqualInCookie, type Session, type SignedIn } from './session.ts'
import { type Announcement, type Change, continues, toFingerprint } from './session-identity.ts'

/** How long this tab waits for the announcement by the tab that wrote the cookie. */
const ANNOUNCEMENT_TIMEOUT_MS = 300

type CookieWatcher = {
  /** Adopts the session that another tab has stored. Resolves when it is known whose session that is. */
  sync(): Promise<void>
}

/**
 * Watches the session's cookie. A renewal by another tab keeps the session's id; another sign-in brings a new one.
 * `read` returns undefined if no cookie holds the session.
 */
export function watchCookie($session: WritableAtom<Session>, read: () => Session | undefined): CookieWatcher {
  /** Announcements since the session was last adopted. They may arrive before or after the cookie changes here. */
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
    const timer = setTimeout(() => look(true), ANNOUNCEMENT_TIMEOUT_MS)
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
  /** How one session became the other, perhaps by way of sessions that this tab has not seen. */
  const changeTo = (now: SignedIn, stored: SignedIn): Change | undefined => {
    const later = announced.filter(({ session }) => session !== toFingerprint(now))
    if (!later.some(({ session }) => session === toFingerprint(stored))) return undefined
    return later.some(({ change }) => change === 'signed-in') ? 'signed-in' : 'renewed'
  }
  const look = (isLast = false) => {
    const now = $session.get()
    const stored = read()
    if (!stored || isEqualInCookie(now, stored)) return stopWaiting()
    if (now.state === 'signed-out' || stored.state === 'signed-out') return take(stored)
    const isKept = continues(now, stored, changeTo(now, stored))
    if (isKept !== undefined) take(isKept ? { ...stored, id: now.id } : stored)
    // Nothing tells them apart: the same name counts as the same user.
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
    async sync() {
      look()
      await waiting?.decided
    },
  }
}
