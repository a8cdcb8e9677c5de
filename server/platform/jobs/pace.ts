import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds that a rest lasts at most. */
const LONGEST = 100

/**
 * Rests for as long as the work since the last rest took. The embedded database has one connection: a call meets a piece of the
 * work or two rather than one for each of its statements.
 */
export function startPacing(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    await delay(Math.min(performance.now() - last, LONGEST))
    last = performance.now()
  }
}
