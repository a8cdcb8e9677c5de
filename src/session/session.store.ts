import { atom } from 'nanostores'
import { shared } from '../lib/runtime.ts'
import { watchChanges } from './other-tabs.ts'
import { readCookie } from './read-cookie.ts'

/** A visitor is signed out or signed in; there is nothing between (R001). */
export type Session =
  | { state: 'signed-out' }
  | { state: 'signed-in'; accessToken: string; refreshToken: string; name: string }

export const CURRENT_USER = 'currentUser'
export const signedOut: Session = { state: 'signed-out' }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The session in the cookie. Null values and anything malformed count as signed out (R004). */
export function storedSession(): Session {
  const stored = readCookie(CURRENT_USER)
  if (typeof stored !== 'object' || stored === null) return signedOut
  const { accessToken, refreshToken, currentUserName } = stored as Record<string, unknown>
  if (!isText(accessToken) || !isText(refreshToken)) return signedOut
  return { state: 'signed-in', accessToken, refreshToken, name: isText(currentUserName) ? currentUserName : '' }
}

export const same = (a: Session, b: Session) =>
  a.state === 'signed-in' && b.state === 'signed-in'
    ? a.accessToken === b.accessToken && a.refreshToken === b.refreshToken && a.name === b.name
    : a.state === b.state

/**
 * Who is signed in: one for the page, whatever number of elements and copies of the bundle are on it. Restored from the
 * cookie at the start (R004) and followed when another tab signs in, out, or renews.
 */
export const $session = shared('session', () => {
  const store = atom<Session>(storedSession())
  watchChanges(() => {
    const stored = storedSession()
    if (where.cookie && !same(store.get(), stored)) store.set(stored)
  })
  return store
})

/** Where cookies are blocked the session lives in this page's memory, and an empty cookie says nothing. */
export const where = shared('session.where', () => ({ cookie: true }))

/** The session after taking over what another tab wrote since. */
export function rereadSession(): Session {
  const stored = storedSession()
  if (where.cookie && !same($session.get(), stored)) $session.set(stored)
  return $session.get()
}

/** Who reads; a renewed token does not change it. */
export const readerOf = (session: Session): string | undefined =>
  session.state === 'signed-in' ? session.name : undefined
