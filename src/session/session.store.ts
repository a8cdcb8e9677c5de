import { atom } from 'nanostores'
import type { Settings } from '#config/settings.ts'
import { shared } from '#lib/dom/runtime.ts'
import { followCookie } from './follow-cookie.ts'
import { readCookie } from './read-cookie.ts'
import { type Session, signedIn, signedOut } from './session.ts'

export const CURRENT_USER = 'currentUser'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The session in the cookie. Null values and anything malformed count as signed out (R004). */
export function storedSession(): Session {
  const stored = readCookie(CURRENT_USER)
  if (typeof stored !== 'object' || stored === null) return signedOut
  const { accessToken, refreshToken, currentUserName } = stored as Record<string, unknown>
  if (!isText(accessToken) || !isText(refreshToken)) return signedOut
  return signedIn({ accessToken, refreshToken, name: isText(currentUserName) ? currentUserName : '' })
}

/**
 * Where the session is kept, by the settings; and whether the cookie tells it. It does not where the settings say so, nor where
 * cookies are blocked: then the session lives in this page's memory, and an empty cookie says nothing.
 */
export const where = shared('session.where', (): { kept: Settings['session']; cookie: boolean } => ({
  kept: 'cookie',
  cookie: true,
}))

/**
 * Who is signed in: one for the page, whatever number of elements and copies of the bundle are on it. Restored from the
 * cookie at the start (R004) and followed when another tab signs in, out, or renews.
 */
export const $session = shared('session', () => atom<Session>(storedSession()))

const follower = shared('session.follower', () =>
  followCookie($session, () => (where.cookie ? storedSession() : undefined)),
)

/** The session after taking over what another tab wrote since. */
export async function rereadSession(): Promise<Session> {
  await follower.reread()
  return $session.get()
}
