import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'

/** When the user's visit before this one ended, in ms. Only the portal knows; undefined: never, or not known. */
export const $lastVisit = shared('last-visit', () => atom<number | undefined>())
