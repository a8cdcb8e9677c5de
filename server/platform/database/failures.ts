/**
 * What kept the database from doing what it was asked: it cannot be reached or has no place (`unavailable`), took too
 * long (`slow`), has no room on its disk (`full`), or two transactions stood in each other's way (`conflict`).
 */
export type Failure = 'unavailable' | 'slow' | 'full' | 'conflict'

/** SQLSTATEs; those of class 08 are lost connections. */
const states: Readonly<Record<string, Failure>> = {
  '25006': 'unavailable', // read-only: a standby that has not been promoted yet
  '25P03': 'unavailable', // idle in a transaction for too long
  '40001': 'conflict',
  '40P01': 'conflict',
  '53100': 'full',
  '53200': 'unavailable',
  '53300': 'unavailable', // too many connections
  '55P03': 'unavailable', // a lock was not to be had in time
  '57014': 'slow',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '57P05': 'unavailable',
}

/** Codes of the system, of the way to the database. */
const systemCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** What waiting for a connection ends with when all were taken for too long. */
export const NO_CONNECTION = 'No database connection was free in time'

/** What follows a statement after the end of its pool. */
export const ENDED = 'Cannot use a pool after calling end on the pool'

/** What `pg` (8.23) says without a code when a connection is lost or not to be had in time. */
const messages = new Set([
  ENDED,
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  NO_CONNECTION,
  'timeout exceeded when trying to connect',
  'timeout expired',
])

/** What `pg` says when no answer came although the database should have ended the statement itself. */
export const NO_ANSWER = 'Query read timeout'

/** The kind of failure that an error of a query or of opening a connection is; undefined: a fault of the program. */
export function classifyFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined) return messages.has(error.message) || error.message === NO_ANSWER ? 'unavailable' : undefined
  if (systemCodes.has(code) || (code === 'ENOENT' && syscall === 'connect')) return 'unavailable'
  return code.length === 5 && code.startsWith('08') ? 'unavailable' : states[code]
}
