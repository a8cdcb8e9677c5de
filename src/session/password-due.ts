import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'
import { readerOf, type Session } from './session.ts'

/** The id of the session whose user must change the password before anything else; empty: no session that is known of. */
export const $passwordDue = shared('session.password-due', () => atom(''))

/** Whether the API refuses everything to this session until the password has been changed. */
export const isPasswordDue = (session: Session, due: string): boolean => due !== '' && readerOf(session) === due
