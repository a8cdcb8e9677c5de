import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'

/** The id of the session whose user must add a second factor before anything else; empty: none. */
export const $factorDue = shared('session.factor-due', () => atom(''))
