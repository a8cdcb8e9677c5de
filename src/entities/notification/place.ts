import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'

/** Who shows the page's notifications: one of all that could, whatever the number of elements and of copies of the bundle. */
export const $place = shared('notifications.place', () => atom<unknown>(undefined))

/** The portal's own frame, which goes before any element. */
export const PORTAL = 'portal'
