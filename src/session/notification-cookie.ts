import { shared } from '../lib/runtime.ts'

/** What every page looks for at its start; what shows it is loaded only then. */
export const NOTIFICATION = 'notification'

/** Where cookies are blocked. */
export const memory = shared('notifications.memory', () => ({ waiting: undefined as unknown }))

/** Whether an earlier page has left a notification, readable or not (R094). */
export function isWaiting(): boolean {
  try {
    return memory.waiting !== undefined || /(^|; )notification=/.test(document.cookie)
  } catch {
    return false
  }
}
