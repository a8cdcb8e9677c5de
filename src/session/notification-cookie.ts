import { shared } from '#lib/dom/runtime.ts'

/** What every page looks for at its start; what shows it is loaded only then. */
export const NOTIFICATION = 'notification'

/** What waits where cookies are blocked, and whether this very page has kept what waits. */
export const memory = shared('notifications.memory', () => ({ waiting: undefined as unknown, isOwn: false }))

/** Whether an earlier page has left a notification, readable or not (R094). */
export function isWaiting(): boolean {
  try {
    return memory.waiting !== undefined || /(^|; )notification=/.test(document.cookie)
  } catch {
    return false
  }
}
