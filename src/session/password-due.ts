import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'
import { getSessionId, type Session } from './session.ts'

/** The id of the session whose user must change the password before anything else; empty: none. */
export const $passwordDue = shared('session.password-due', () => atom(''))

/** Whether a mark such as `$passwordDue` is of this session. */
export const isPasswordDue = (session: Session, due: string): boolean => due !== '' && getSessionId(session) === due
