import { newSessionId } from './session-identity.ts'

/** Why a session has ended: its user signed out, it has run out, or another tab has ended it. */
export type SignedOutReason = 'user' | 'expired' | 'elsewhere'

/** A visitor is signed out or signed in; there is nothing between (R001). */
export type Session = SignedOut | SignedIn

/** `configured`: the host's settings keep the session somewhere else now. Without a reason another tab has ended it, if any. */
type SignedOut = { state: 'signed-out'; reason?: SignedOutReason | 'configured' }

export type SignedIn = {
  state: 'signed-in'
  /**
   * Tells one session from another within this page. It is made at a sign-in and kept over renewals, whatever they change; it
   * is neither stored nor sent.
   */
  id: string
  /** Empty: the host has one and is still to be asked. */
  accessToken: string
  /** Empty: the host renews. */
  refreshToken: string
  name: string
}

export const signedOut: Session = { state: 'signed-out' }

/** A new session, that of a sign-in or of a page that has just been opened. */
export const signedIn = (user: Omit<SignedIn, 'state' | 'id'>): SignedIn => ({
  state: 'signed-in',
  id: newSessionId(),
  ...user,
})

/** Whether two sessions look the same in the cookie. */
export const same = (a: Session, b: Session): boolean =>
  a.state === 'signed-in' && b.state === 'signed-in'
    ? a.accessToken === b.accessToken && a.refreshToken === b.refreshToken && a.name === b.name
    : a.state === b.state

/** Who reads. A renewal does not change it, whatever name it brings (R009, R138). */
export const readerOf = (session: Session): string | undefined =>
  session.state === 'signed-in' ? session.id : undefined
