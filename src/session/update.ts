import { announce } from './other-tabs.ts'
import { readCookie } from './read-cookie.ts'
import { $session, CURRENT_USER, storedSession, where } from './session.store.ts'
import { type Session, type SignedIn, type SignedOutReason, same, signedIn } from './session.ts'
import { type Announcement, type Change, fingerprintOf } from './session-identity.ts'
import { removeCookie, writeCookie } from './write-cookie.ts'

/** What signing in and renewing hand over (R005). */
export type CurrentUserUpdate = { accessToken: string; refreshToken: string; name: string }

type EndReason = Exclude<SignedOutReason, 'elsewhere'>

const REMEMBER_ME = 'rememberMe'

/**
 * Stores a session, or clears it when nothing is given; the cookie is written either way, with null values when cleared
 * (R005, R006, R009).
 */
export function updateCurrentUser(user?: CurrentUserUpdate): void {
  const now = $session.get()
  write(user)
  if (!user) adopt(ended('user'), 'ended')
  // The same refresh token is the same session, stored once more.
  else if (now.state === 'signed-in' && now.refreshToken === user.refreshToken) begin({ ...now, ...user }, 'renewed')
  else begin(signedIn(user), 'signed-in')
}

/**
 * Stores what a renewal brought (R009). The session stays the same one, also under another name: nothing that is shown, typed
 * or under way belongs to anybody else now.
 */
export function renewCurrentUser(user: CurrentUserUpdate): void {
  const now = $session.get()
  write(user)
  begin(now.state === 'signed-in' ? { ...now, ...user } : signedIn(user), 'renewed')
}

const begin = (session: SignedIn, change: Change) => adopt(session, { change, session: fingerprintOf(session) })

/**
 * Ends the session of this page, and of every tab that shares its cookie: it has run out, or its host says that nobody is
 * signed in.
 */
export const endSession = (): void => end('expired')

/**
 * Ends the session here and in every other tab (R011, C31), but not on the server; the choice to be remembered stays. The
 * cookie goes before anybody hears of the end: whom it sends to another page finds none there.
 */
export const signOut = (): void => end('user')

function end(reason: EndReason) {
  write()
  removeCookie(CURRENT_USER)
  adopt(ended(reason), reason === 'user' ? 'ended' : 'changed')
  clearOwnStorage()
}

/** A session that is over does not end again. */
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
  where.cookie = where.kept === 'cookie' && same(storedSession(), session)
  $session.set(session)
  // A session in memory is no other tab's.
  if (where.kept === 'cookie' || announcement === 'ended') announce(announcement)
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
