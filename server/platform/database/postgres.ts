import { type Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { classifyFailure, NO_ANSWER } from './failures.ts'
import { formatPlace, isReadOnly, openPrimaryPool, type PrimaryPool } from './hosts.ts'
import { openKysely } from './kysely.ts'
import { BIGINT, DATE, plannerSettings } from './planner-settings.ts'
import { PriorityQueue } from './priority-queue.ts'
import type { Database } from './schema.ts'
import { isUrgent } from './urgent.ts'

/** Of the connections to a PostgreSQL. All times in milliseconds, 0: no limit. */
export type PoolLimits = {
  /** Connections of this process at most, those for urgent statements included. */
  size: number
  /** Until a connection is open, or one of the pool is free. */
  connectTimeout: number
  /** After which a connection that nobody uses is closed. */
  idleTimeout: number
  statementTimeout: number
  /** Waiting for a row or a table that another transaction holds; less than others wait for a connection. */
  lockTimeout: number
  /** Between two statements of a transaction. */
  transactionTimeout: number
}

export const defaultLimits: PoolLimits = {
  size: 6,
  connectTimeout: 5_000,
  idleTimeout: 30_000,
  statementTimeout: 15_000,
  lockTimeout: 4_000,
  transactionTimeout: 30_000,
}

/** How much longer than the database itself the pool waits until it takes it for lost. */
const GRACE = 5_000

/** How often a connection at rest is asked whether it is still there. */
const KEEP_ALIVE = 10_000

function createPool(url: string, limits: PoolLimits, own: Readonly<Record<string, string>>): pg.Pool {
  const types = new pg.TypeOverrides()
  types.setTypeParser(DATE, (text: string) => text)
  types.setTypeParser(BIGINT, Number)
  const settings = {
    ...plannerSettings,
    statement_timeout: limits.statementTimeout,
    lock_timeout: limits.lockTimeout,
    idle_in_transaction_session_timeout: limits.transactionTimeout,
    ...own,
  }
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'research-portal',
    types,
    max: limits.size,
    connectionTimeoutMillis: limits.connectTimeout,
    idleTimeoutMillis: limits.idleTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    ...(limits.statementTimeout > 0 ? { query_timeout: limits.statementTimeout + GRACE } : {}),
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  pool.on('error', (error) => console.error(`An idle database connection was lost: ${error.message}`))
  // A connection may be lost between two statements of a transaction, when nothing listens; the next statement fails with the
  // error.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Lends connections of a pool, for statements without a cursor; one that has not answered is cut off, or the next statement would wait behind it. */
const lending = (pool: PrimaryPool, queue: PriorityQueue, timeout: number): PostgresPool => ({
  connect: async () => {
    const giveBack = await queue.take(isUrgent(), timeout)
    const client = await pool.connect().catch((error: Error) => {
      giveBack()
      throw error
    })
    const query = (text: string, values: unknown[]) =>
      client.query(text, values).catch((error: Error) => {
        if (error.message === NO_ANSWER) client.end().catch(() => {})
        if (isReadOnly(error)) pool.leave(client)
        throw error
      })
    const release = () => {
      client.release()
      giveBack()
    }
    return { query: query as unknown as PostgresPoolClient['query'], release }
  },
  end: () => pool.end(),
})

/** What a pool of connections tells of itself. */
export type PoolState = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

/** Connections that are kept for urgent statements: two, or up to half of a small pool; a pool of one keeps none. */
const countReserved = (size: number) => Math.min(2, Math.floor(size / 2))

/**
 * Connections to a PostgreSQL, some of which are taken by urgent statements alone, so that these need not wait for slow ones. Opens
 * none before the first query.
 * @param settings of each connection, beside those of all
 */
export function lendPool(
  url: string,
  limits: Partial<PoolLimits> = {},
  settings: Readonly<Record<string, string>> = {},
): { pool: PostgresPool; state: PoolState } {
  const all = { ...defaultLimits, ...limits }
  const pool = openPrimaryPool(url, (host) => createPool(host, all, settings), all.connectTimeout)
  const queue = new PriorityQueue(all.size, countReserved(all.size))
  const state: PoolState = {
    get totalCount() {
      return pool.totalCount
    },
    get idleCount() {
      return pool.idleCount
    },
    get waitingCount() {
      return queue.waiting
    },
  }
  return { pool: lending(pool, queue, all.connectTimeout), state }
}

/** A PostgreSQL over a pool of its own; `destroy` closes that. */
export const connectPostgres = (url: string, limits: Partial<PoolLimits> = {}): Kysely<Database> =>
  openKysely(new PostgresDialect({ pool: lendPool(url, limits).pool }))

/** Between two attempts to reach a database that is not there yet, in milliseconds. */
const PAUSE = 500

/**
 * Waits up to `timeout` milliseconds for a database that is starting or being moved.
 * @throws Error with the place and the reason when it is not reached, at once where waiting would not help
 */
export async function reachPostgres(db: Kysely<Database>, url: string, timeout: number): Promise<void> {
  const end = Date.now() + timeout
  for (let isFirst = true; ; isFirst = false) {
    const error = await sql`select 1`.execute(db).then(
      () => undefined,
      (reason: Error) => reason,
    )
    if (!error) return
    if (classifyFailure(error) !== 'unavailable' || Date.now() >= end) {
      const reason = error.message || (error as NodeJS.ErrnoException).code
      throw new Error(
        `The database ${formatPlace(url)} cannot be reached: ${reason}. Look at DATABASE_URL, and whether it runs.`,
      )
    }
    if (isFirst) console.log(`Waiting for the database ${formatPlace(url)} …`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
