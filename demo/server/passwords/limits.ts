import { clientOf } from '../auth/client-address.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../errors.ts'
import { type Attempt, recordFailure, secondsToWait } from '../repositories/sign-in-failures.ts'

const tooMany = (seconds: number) =>
  new HttpError(429, 'Too many attempts. Please try again later.', { 'Retry-After': String(seconds) })

/** Refuses with 429 while there are seconds to wait. */
export function requireNoWait(seconds: number): void {
  if (seconds > 0) throw tooMany(seconds)
}

/** Lets an attempt at a secret through, unless there were too many from there; `refuse` counts one that was wrong. */
export async function openAttempt({ db, clock }: Pick<Context, 'db' | 'clock'>, { account, address }: Attempt) {
  const attempt = { account, address: clientOf(address) }
  requireNoWait(await secondsToWait(db, attempt, clock()))
  return {
    /** Throws what the attempt is answered with, once it is counted. */
    async refuse(error: HttpError): Promise<never> {
      await recordFailure(db, attempt, clock())
      throw error
    },
  }
}
