import { atom } from 'nanostores'
import type { Settings } from '../config/settings.ts'
import { shared } from '../lib/runtime.ts'
import { watchChanges } from './other-tabs.ts'
import { readCookie } from './read-cookie.ts'

/** A visitor is signed out or signed in; there is nothing between (R001). */
export type Session = { state: 'signed-out' } | SignedIn

export type SignedIn = {
  state: 'signed-in'
  /** Empty: the host has one and is still to be asked. */
  accessToken: string
  /** Empty: the host renews. */
  refreshToken: string
  name: string
  /** Who reads, where the name is not known from the start. */
  reader?: string
}

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
  watchChanges(
    () => {
      const stored = storedSession()
      if (where.cookie && !same(store.get(), stored)) store.set(stored)
    },
    () => where.cookie || store.set(signedOut),
  )
  return store
})

/**
 * Where the session is kept, by the settings; and whether the cookie tells it. It does not where the settings say so, nor where
 * cookies are blocked: then the session lives in this page's memory, and an empty cookie says nothing.
 */
export const where = shared('session.where', (): { kept: Settings['session']; cookie: boolean } => ({
  kept: 'cookie',
  cookie: true,
}))

/** The session after taking over what another tab wrote since. */
export function rereadSession(): Session {
  const stored = storedSession()
  if (where.cookie && !same($session.get(), stored)) $session.set(stored)
  return $session.get()
}

/** Who reads; a renewed token does not change it. */
export const readerOf = (session: Session): string | undefined =>
  session.state === 'signed-in' ? (session.reader ?? session.name) : undefined
