import { setTimeout as delay } from 'node:timers/promises'
import { type Dialect, Kysely, type Transaction, type TransactionBuilder } from 'kysely'
import { classifyFailure } from './failures.ts'
import type { Database } from './schema.ts'

/** How often a transaction is tried in all, and the longest wait before the second time, in milliseconds; it doubles. */
const ATTEMPTS = 5
const PAUSE = 25

async function repeat<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === ATTEMPTS || classifyFailure(error) !== 'conflict') throw error
    }
    await delay(Math.random() * PAUSE * 2 ** (attempt - 1))
  }
}

function repeating<DB>(builder: TransactionBuilder<DB>): TransactionBuilder<DB> {
  const { execute, setAccessMode, setIsolationLevel } = builder
  return Object.assign(builder, {
    execute: <T>(work: (transaction: Transaction<DB>) => Promise<T>) =>
      repeat<T>(() => execute.call(builder, work) as Promise<T>),
    setAccessMode: (...mode: Parameters<typeof setAccessMode>) => repeating(setAccessMode.apply(builder, mode)),
    setIsolationLevel: (...level: Parameters<typeof setIsolationLevel>) =>
      repeating(setIsolationLevel.apply(builder, level)),
  })
}

/**
 * Repeats a transaction that a deadlock or a serialization failure has ended, a few times and at random moments, so
 * that nobody who writes one has to think of it. What a transaction does beside the database is done each time.
 */
class RepeatingKysely extends Kysely<Database> {
  override transaction(): TransactionBuilder<Database> {
    return repeating(super.transaction())
  }
}

/** The database by a dialect. */
export const openKysely = (dialect: Dialect): Kysely<Database> => new RepeatingKysely({ dialect })
