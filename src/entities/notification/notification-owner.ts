import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'

/** The component that shows the page's notifications: one for all elements and copies of the bundle. */
export const $notificationOwner = shared('notifications.place', () => atom<unknown>(undefined))

/** The key of the portal's shell, which takes precedence over elements. */
export const PORTAL = 'portal'
