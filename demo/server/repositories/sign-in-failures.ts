import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Refused sign-ins within five minutes that an account may have from one address, and an address over all accounts. */
const WINDOW = 5 * 60 * 1000
const OF_ACCOUNT = 20
const OF_ADDRESS = 100

export type Attempt = { account: string; address: string }

/** Seconds to wait before another attempt is looked at; 0: none. */
export async function secondsToWait(db: Kysely<Database>, attempt: Attempt, now: Date): Promise<number> {
  const failures = await db
    .selectFrom('sign_in_failures')
    .select(['account', 'failed_at'])
    .where('address', '=', attempt.address)
    .where('failed_at', '>', new Date(now.getTime() - WINDOW))
    .orderBy('failed_at', 'desc')
    .limit(OF_ADDRESS)
    .execute()
  const oldestThatCounts =
    failures[OF_ADDRESS - 1] ?? failures.filter((f) => f.account === attempt.account)[OF_ACCOUNT - 1]
  if (!oldestThatCounts) return 0
  return Math.max(1, Math.ceil((oldestThatCounts.failed_at.getTime() + WINDOW - now.getTime()) / 1000))
}

/** Remembers a refused sign-in, and forgets those that no longer count. */
export async function recordFailure(db: Kysely<Database>, attempt: Attempt, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('failed_at', '<=', new Date(now.getTime() - WINDOW))
    .execute()
  await db
    .insertInto('sign_in_failures')
    .values({ ...attempt, failed_at: now })
    .execute()
}

/** Forgets the refused sign-ins of an account, from wherever they came. */
export async function forgetFailures(db: Kysely<Database>, account: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('account', '=', account).execute()
}
