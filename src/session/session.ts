import { newSessionId } from './session-identity.ts'

/** Why a session has ended: the user signed out, it expired, or another tab ended it. */
export type SignedOutReason = 'user' | 'expired' | 'elsewhere'

/** Signed out or signed in; there is no state between (R001). */
export type Session = SignedOut | SignedIn

/**
 * `configured`: the host's settings now keep the session elsewhere. Without a reason, another tab may have ended it.
 */
type SignedOut = { state: 'signed-out'; reason?: SignedOutReason | 'configured' }

export type SignedIn = {
  state: 'signed-in'
  /**
   * Distinguishes sessions within this page. It is created at sign-in and survives renewals, whatever they change. It
   * is neither stored nor sent.
   */
  id: string
  /** Empty: the host has not been asked for the token yet. */
  accessToken: string
  /** Empty: the host renews. */
  refreshToken: string
  name: string
}

export const signedOut: Session = { state: 'signed-out' }

/** A new session, after a sign-in or when a page opens. */
export const signedIn = (user: Omit<SignedIn, 'state' | 'id'>): SignedIn => ({
  state: 'signed-in',
  id: newSessionId(),
  ...user,
})

/** Whether two sessions are equal in the cookie. */
export const isEqualInCookie = (a: Session, b: Session): boolean =>
  a.state === 'signed-in' && b.state === 'signed-in'
    ? a.accessToken === b.accessToken && a.refreshToken === b.refreshToken && a.name === b.name
    : a.state === b.state

/**
 * The id of a session, undefined when signed out. A renewal does not change it, even if it brings another name (R009,
 * R138).
 */
export const getSessionId = (session: Session): string | undefined =>
  session.state === 'signed-in' ? session.id : undefined

/** The session as a host page may see it: a name, never a token. */
export type PublicSession = { signedIn: boolean; name: string }

export const toPublic = (session: Session): PublicSession =>
  session.state === 'signed-in' ? { signedIn: true, name: session.name } : { signedIn: false, name: '' }
