import { AsyncLocalStorage } from 'node:async_hooks'

const urgent = new AsyncLocalStorage<true>()

/** Whether the current call has priority in the queue for the database. */
export const isUrgent = (): boolean => urgent.getStore() === true

/**
 * Runs `work` with priority in the queue for the database, also after an `await`; sign-in uses it. For short statements only,
 * since they delay all others.
 */
export const urgently = <T>(work: () => T): T => urgent.run(true, work)
