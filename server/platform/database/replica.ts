import { type Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import { classifyFailure } from './failures.ts'
import { formatPlace, isReadOnly } from './hosts.ts'
import { inTime } from './in-time.ts'
import { openKysely } from './kysely.ts'
import { onlyReads } from './only-reads.ts'
import { lendPool, type PoolLimits } from './postgres.ts'
import type { Database } from './schema.ts'
import { urgently } from './urgent.ts'

/** A position in PostgreSQL's log, in bytes from its beginning. */
export type Position = bigint

/**
 * `ready`: it may be asked. `lagging`: it is further behind than the limit. `promoted`: it takes writes itself, and may have a history of its
 * own. `down`: it cannot be reached.
 */
export type ReplicaState = 'ready' | 'lagging' | 'promoted' | 'down'

export const replicaStates: readonly ReplicaState[] = ['ready', 'lagging', 'promoted', 'down']

export type Replica = {
  /** Host, port and database, for the metrics. */
  name: string
  /** Reads by the replica; a statement that it cannot answer is repeated on the primary. */
  reads: Kysely<Database>
  state: ReplicaState
  /** The last position of the primary's log that it has replayed. */
  replayed: Position
  /** Which documents and events it knows to be closed. */
  accessVersion: string | null
  /** How long it has been behind, in milliseconds; 0: it is not, undefined: it does not say. */
  lag: number | undefined
  /** Statements that were repeated on the primary. */
  repeated: number
  /** Until when it is not asked after a failure, by the clock of `performance`. */
  restsUntil: number
  /** Asks how far it is. */
  examine(): Promise<{ isStandby: boolean; replayed: Position; accessVersion: string | null }>
  close(): Promise<void>
}

/** How long it is not asked after a failure, in milliseconds: longer than nearly every request takes. */
const REST = 2_000

/** What a replica lacks whose schema is that of a version before. */
const missing = new Set(['42P01', '42703', '42883'])

/** A refused write is an error of the program: on the primary it would succeed. */
function mayRepeat(error: unknown): boolean {
  if (isReadOnly(error)) return false
  const failure = classifyFailure(error)
  if (failure !== undefined && failure !== 'slow') return true
  return error instanceof Error && 'code' in error && missing.has(String(error.code))
}

async function runOn(pool: PostgresPool, text: string, values: readonly unknown[]) {
  const client = await pool.connect()
  try {
    return await client.query(text, values)
  } finally {
    client.release()
  }
}

type Failing = { isDown: () => boolean; onFailure: () => void }

/**
 * Each statement takes a connection of its own, so none depends on the one before and each can be repeated. After a failure all go to the
 * primary for a while, so that a request does not see the older of two states after the newer.
 */
const repeating = (own: PostgresPool, primary: PostgresPool, { isDown, onFailure }: Failing): PostgresPool => ({
  connect: async () => {
    const query = async (text: string, values: readonly unknown[]) => {
      if (/^\s*(?:begin|start)\b/i.test(text)) throw new Error('A replica answers single statements, no transactions.')
      if (isDown()) return runOn(primary, text, values)
      try {
        return await runOn(own, text, values)
      } catch (error) {
        if (!mayRepeat(error)) throw error
        onFailure()
        return runOn(primary, text, values)
      }
    }
    return { query: query as never, release: () => {} }
  },
  end: () => own.end(),
})

/** @param primary the connections that statements are repeated on; they are not closed with it */
export function openReplica(url: string, limits: Partial<PoolLimits>, primary: PostgresPool): Replica {
  const { pool } = lendPool(url, limits, { default_transaction_read_only: 'on' })
  const own = openKysely(new PostgresDialect({ pool }))
  const replica: Replica = {
    name: formatPlace(url),
    reads: onlyReads(
      openKysely(
        new PostgresDialect({
          pool: repeating(pool, primary, {
            isDown: () => replica.state === 'down',
            onFailure: () => {
              replica.repeated++
              replica.state = 'down'
              replica.restsUntil = performance.now() + REST
            },
          }),
        }),
      ),
    ),
    state: 'down',
    replayed: 0n,
    accessVersion: null,
    lag: undefined,
    repeated: 0,
    restsUntil: 0,
    examine: async () => {
      const asked = urgently(() =>
        sql<{
          is_standby: boolean
          position: string | null
          version: string | null
        }>`select pg_is_in_recovery() as is_standby,
          (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as position, (select version::text from access_version) as version`.execute(
          own,
        ),
      )
      const { rows } = await inTime(asked)
      const { is_standby: isStandby = false, position, version: accessVersion = null } = rows[0] ?? {}
      return { isStandby, replayed: BigInt(position ?? 0), accessVersion }
    },
    close: () => pool.end(),
  }
  return replica
}
