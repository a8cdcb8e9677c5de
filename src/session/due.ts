import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'
import { getSessionId, type Session } from './session.ts'

/** The id of the session whose user must change the password before anything else; empty: none. */
export const $passwordDue = shared('session.password-due', () => atom(''))

/** The id of the session whose user must add a second factor before anything else; empty: none. */
export const $factorDue = shared('session.factor-due', () => atom(''))

/** Whether a mark is of this session. */
export const isDue = (session: Session, mark: string): boolean => mark !== '' && getSessionId(session) === mark

/** Whether the API refuses most calls until the user has changed the password or added a factor. */
export const isHeldBack = (session: Session): boolean =>
  isDue(session, $passwordDue.get()) || isDue(session, $factorDue.get())
