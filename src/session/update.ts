import { announce } from './other-tabs.ts'
import { isRemembered, REMEMBER_ME } from './remember-me.ts'
import { $session, storedSession, where } from './session.store.ts'
import { isEqualInCookie, type Session, type SignedIn, type SignedOutReason, signedIn } from './session.ts'
import { type Announcement, type Change, toFingerprint } from './session-identity.ts'
import { CURRENT_USER } from './stored-user.ts'
import { removeCookie, writeCookie } from './write-cookie.ts'

/** The result of a sign-in or a renewal (R005). */
export type CurrentUserUpdate = { accessToken: string; refreshToken: string; name: string }

type EndReason = Exclude<SignedOutReason, 'elsewhere'>

/**
 * Stores a session, or clears it when called without one. The cookie is written in both cases, with null values when
 * cleared (R005, R006, R009).
 */
export function updateCurrentUser(user?: CurrentUserUpdate): void {
  const now = $session.get()
  write(user)
  if (!user) adopt(ended('user'), 'ended')
  // The same refresh token means the same session.
  else if (now.state === 'signed-in' && now.refreshToken === user.refreshToken) begin({ ...now, ...user }, 'renewed')
  else begin(signedIn(user), 'signed-in')
}

/**
 * Stores the result of a renewal (R009). The session keeps its id, even under another name, so nothing that is shown,
 * typed or running changes its owner.
 */
export function renewCurrentUser(user: CurrentUserUpdate): void {
  const now = $session.get()
  write(user)
  begin(now.state === 'signed-in' ? { ...now, ...user } : signedIn(user), 'renewed')
}

const begin = (session: SignedIn, change: Change) => adopt(session, { change, session: toFingerprint(session) })

/**
 * Ends the session of this page and of every tab that shares its cookie, because it expired or the host reports that
 * nobody is signed in.
 */
export const endSession = (): void => end('expired')

/**
 * Ends the session here and in every other tab (R011, C31), but not on the server. The choice to be remembered stays.
 * The cookie is removed first, so that listeners who navigate find no session there.
 */
export const signOut = (): void => end('user')

function end(reason: EndReason) {
  write()
  removeCookie(CURRENT_USER)
  adopt(ended(reason), reason === 'user' ? 'ended' : 'changed')
  clearOwnStorage()
}

function ended(reason: EndReason): Session {
  const now = $session.get()
  return now.state === 'signed-out' ? now : { state: 'signed-out', reason }
}

function write(user?: CurrentUserUpdate) {
  const values = {
    accessToken: user?.accessToken ?? null,
    refreshToken: user?.refreshToken ?? null,
    currentUserName: user?.name ?? null,
  }
  writeCookie(CURRENT_USER, values, isRemembered())
}

function adopt(session: Session, announcement: Announcement) {
  where.cookie = where.kept === 'cookie' && isEqualInCookie(storedSession(), session)
  $session.set(session)
  // A session in memory does not concern other tabs.
  if (where.kept === 'cookie' || announcement === 'ended') announce(announcement)
}

/** Whether the session outlives the browser (R003, R017). It takes effect when the session is next written. */
export function setRemembered(remembered: boolean): void {
  writeCookie(REMEMBER_ME, remembered, remembered)
}

/** Removes only our own keys, because the storage belongs to the host page. */
function clearOwnStorage() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('research-portal:')) sessionStorage.removeItem(key)
  } catch {
    // Storage may be blocked; then it holds nothing of ours.
  }
}
