import type { PGlite } from '@electric-sql/pglite'
import { type Kysely, PostgresDialect, sql } from 'kysely'
import { defaultReserve, isThere, openDirectory, requireRoom } from './disk.ts'
import { getDatabasePaths, settleRestore } from './interrupted-restore.ts'
import { openKysely } from './kysely.ts'
import { lockDirectory } from './lock.ts'
import { createPglite, initialize } from './pglite.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import { connectPostgres, defaultLimits, lendPool, type PoolLimits, type PoolState, reachPostgres } from './postgres.ts'
import { closeToOthers } from './private-directory.ts'
import { DEFAULT_LAG_LIMIT, openReplicas, type Replicas } from './replicas.ts'
import type { Database } from './schema.ts'

/** An open database. */
export type OpenDatabase = {
  db: Kysely<Database>
  /** Of the connections to PostgreSQL; the embedded database has one of its own. */
  pool?: PoolState
  /** Undefined: there are none. */
  replicas?: Replicas | undefined
  /**
   * Does what only one process may do at a time, such as a migration or a fill: others wait for it. The database that it is
   * given sets no limit on the time of a statement.
   */
  alone<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>
  /** Waits for running queries and gives the directory free. */
  close(): Promise<void>
}

/** `beforeWrite` may refuse a statement that writes, by throwing. */
export const kyselyOver = (pglite: PGlite, beforeWrite?: () => Promise<void>): Kysely<Database> =>
  openKysely(pgliteDialect(pglite, beforeWrite))

/** Milliseconds between two checkpoints: PGlite has nothing that makes them by itself, and its log would grow for ever. */
const BETWEEN_CHECKPOINTS = 60_000

const noop = async () => {}

async function openEmbedded(place: Place): Promise<OpenDatabase> {
  const { directory, reserve = defaultReserve, betweenCheckpoints = BETWEEN_CHECKPOINTS, beforeOpening = noop } = place
  const places = getDatabasePaths(directory)
  const { data: dataDir } = places
  const unlock = await openDirectory({ directory, dataDir, reserve }, () => lockDirectory(directory))
  try {
    await beforeOpening()
    await settleRestore(directory)
    if (!(await isThere(dataDir))) await initialize(places)
    let hasWritten = false
    const pglite = await createPglite({ dataDir })
    await closeToOthers(directory)
    const db = kyselyOver(pglite, async () => {
      await requireRoom(directory, reserve)
      hasWritten = true
    })
    const timer = setInterval(() => {
      if (!hasWritten) return
      hasWritten = false
      sql`checkpoint`.execute(db).catch((error) => console.error(`The database made no checkpoint: ${error.message}`))
    }, betweenCheckpoints)
    timer.unref()
    const close = async () => {
      clearInterval(timer)
      await db.destroy().finally(() => closeToOthers(directory).finally(unlock))
    }
    return { db, alone: (work) => work(db), close }
  } catch (reason) {
    await unlock()
    throw reason
  }
}

/** The advisory lock that a process holds while it changes the schema or fills the database. */
const LOCK = 7_210_415

/** How long a migration may wait for a table that is in use, in milliseconds; later statements wait behind it. */
const MIGRATION_LOCK_TIMEOUT = 5_000

const aloneOn =
  (url: string): OpenDatabase['alone'] =>
  async (work) => {
    // Three beside those for urgent statements: one holds the lock.
    const limits = { size: 5, statementTimeout: 0, transactionTimeout: 0, lockTimeout: MIGRATION_LOCK_TIMEOUT }
    const db = connectPostgres(url, limits)
    try {
      return await db.connection().execute(async (holder) => {
        await sql`set lock_timeout = 0`.execute(holder)
        await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(holder)
        return work(db)
      })
    } finally {
      // The lock ends with its connection.
      await db.destroy()
    }
  }

type Place = {
  url?: string | undefined
  /** Replicas of it. */
  readUrls?: readonly string[]
  /** Milliseconds that these may be behind. */
  lagLimit?: number
  directory: string
  /** Milliseconds that a statement may run on PostgreSQL; 0 sets no limit, for work that no one waits behind. */
  statementTimeout?: number
  limits?: PoolLimits | undefined
  /** Megabytes of its disk below which the embedded database takes no more writes. */
  reserve?: number
  betweenCheckpoints?: number
  /** Milliseconds to wait for a PostgreSQL that cannot be reached yet. */
  timeout?: number
  /** Called when the directory is this process's own: a second start on it is refused for that, and not for its port. */
  beforeOpening?: () => Promise<void>
}

async function openServer(url: string, place: Place): Promise<OpenDatabase> {
  const { readUrls: urls = [], lagLimit = DEFAULT_LAG_LIMIT, timeout = 0, beforeOpening = noop } = place
  const { statementTimeout = place.limits?.statementTimeout ?? defaultLimits.statementTimeout } = place
  await beforeOpening()
  const limits = { ...place.limits, statementTimeout }
  const { pool, state } = lendPool(url, limits)
  const db = openKysely(new PostgresDialect({ pool }))
  let replicas: Replicas | undefined
  const close = async () => {
    await replicas?.close()
    await db.destroy()
  }
  try {
    await reachPostgres(db, url, timeout)
    if (urls.length > 0) replicas = openReplicas(db, pool, { urls, limits, lagLimit })
    return { db, pool: state, replicas, alone: aloneOn(url), close }
  } catch (reason) {
    await close()
    throw reason
  }
}

/**
 * Opens PostgreSQL at `url`, or without one the embedded database in `directory`.
 * @throws Error with a text for the operator: what is wrong, where, and what to do
 */
export const openDatabase = (place: Place): Promise<OpenDatabase> =>
  place.url ? openServer(place.url, place) : openEmbedded(place)
