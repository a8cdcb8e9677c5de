import { AsyncLocalStorage } from 'node:async_hooks'

const urgent = new AsyncLocalStorage<true>()

/** Whether what runs now goes ahead of others that wait for the database. */
export const isUrgent = (): boolean => urgent.getStore() === true

/**
 * Does what somebody waits for at the door, signing in above all: its statements go ahead of others that wait, also those
 * after an `await`. For short statements only, since whatever goes ahead keeps the others.
 */
export const urgently = <T>(work: () => T): T => urgent.run(true, work)
