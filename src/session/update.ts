import { announceChange } from './other-tabs.ts'
import { readCookie } from './read-cookie.ts'
import { $session, CURRENT_USER, type Session, same, signedOut, storedSession, where } from './session.store.ts'
import { removeCookie, writeCookie } from './write-cookie.ts'

/** What signing in and renewing hand over (R005). */
export type CurrentUserUpdate = { accessToken: string; refreshToken: string; name: string }

const REMEMBER_ME = 'rememberMe'

/**
 * Stores a session, or clears it when nothing is given; the cookie is written either way, with null values when cleared
 * (R005, R006, R009).
 */
export function updateCurrentUser(user?: CurrentUserUpdate): void {
  write(user)
  adopt(user ? { state: 'signed-in', ...user } : signedOut, user ? 'changed' : 'ended')
}

/**
 * Ends the session of this page, and of every tab that shares its cookie: it has run out, or its host says that nobody is
 * signed in.
 */
export const endSession = (): void => end('changed')

/**
 * Ends the session here and in every other tab (R011, C31); the choice to be remembered stays. The cookie goes before
 * anybody hears of the end: whom it sends to another page finds none there.
 */
export const signOut = (): void => end('ended')

function end(change: 'changed' | 'ended') {
  write()
  removeCookie(CURRENT_USER)
  adopt(signedOut, change)
  clearOwnStorage()
}

function write(user?: CurrentUserUpdate) {
  const values = {
    accessToken: user?.accessToken ?? null,
    refreshToken: user?.refreshToken ?? null,
    currentUserName: user?.name ?? null,
  }
  writeCookie(CURRENT_USER, values, isRemembered())
}

function adopt(session: Session, change: 'changed' | 'ended') {
  where.cookie = where.kept === 'cookie' && same(storedSession(), session)
  $session.set(session)
  announceChange(change)
}

export const isRemembered = (): boolean => readCookie(REMEMBER_ME) === true

/** Whether the session outlives the browser (R003, R017); takes effect with the next write of the session. */
export function setRemembered(remembered: boolean): void {
  writeCookie(REMEMBER_ME, remembered, remembered)
}

/** Only our own keys: the storage belongs to the page that embeds us. */
function clearOwnStorage() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('research-portal:')) sessionStorage.removeItem(key)
  } catch {
    // Storage may be forbidden; then there is nothing of ours in it.
  }
}
