import { atom } from 'nanostores'
import type { Settings } from '#config/settings.ts'
import { shared } from '#lib/dom/runtime.ts'
import { type Session, signedIn, signedOut } from './session.ts'
import { storedUser } from './stored-user.ts'
import { watchCookie } from './watch-cookie.ts'

/** The session in the cookie (R004). */
export function storedSession(): Session {
  const user = storedUser()
  return user ? signedIn(user) : signedOut
}

/**
 * Where the settings keep the session, and whether the cookie holds it. If the settings choose otherwise, or cookies
 * are blocked, the session is in this page's memory, and a missing cookie means nothing.
 */
export const where = shared('session.where', (): { kept: Settings['session']; cookie: boolean } => ({
  kept: 'cookie',
  cookie: true,
}))

/**
 * The session of the page, shared by all elements and copies of the bundle. It is restored from the cookie at the start
 * (R004), and follows when another tab signs in, signs out, or renews.
 */
export const $session = shared('session', () => atom<Session>(storedSession()))

const follower = shared('session.follower', () =>
  watchCookie($session, () => (where.cookie ? storedSession() : undefined)),
)

/** The session, after adopting changes by other tabs. */
export async function syncSession(): Promise<Session> {
  await follower.sync()
  return $session.get()
}
