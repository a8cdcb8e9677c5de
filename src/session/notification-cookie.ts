import { shared } from '#lib/dom/runtime.ts'

/** Every page checks this cookie at its start. The code that shows it is loaded only if it is present. */
export const NOTIFICATION = 'notification'

/** The waiting notification if cookies are blocked, and whether this page itself has stored one. */
export const memory = shared('notifications.memory', () => ({ waiting: undefined as unknown, isOwn: false }))

/** Whether an earlier page has left a notification, readable or not (R094). */
export function isWaiting(): boolean {
  try {
    return memory.waiting !== undefined || /(^|; )notification=/.test(document.cookie)
  } catch {
    return false
  }
}
