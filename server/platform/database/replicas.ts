import { type Kysely, type PostgresPool, sql } from 'kysely'
import { onlyReads } from './only-reads.ts'
import type { PoolLimits } from './postgres.ts'
import { openReplica, type Position, type Replica } from './replica.ts'
import type { Database } from './schema.ts'
import { urgently } from './urgent.ts'

/** Where reads go that may be a moment old (ADR 0122). */
export type Reads = {
  /**
   * A database for what a user reads: a replica that has everything which the user has written and every closing of a document or an
   * event, else the primary. For single statements; ask for it once a request.
   */
  readsFor(userId: number): Promise<Kysely<Database>>
  /** Notes that a user has written, after the commit and before the answer. */
  noteWrite(userId: number): Promise<void>
}

export type Replicas = Reads & {
  readonly all: readonly Replica[]
  /** How many requests read from the primary, although there are replicas. */
  readonly onPrimary: number
  /** How many requests read from a replica, by its name. */
  readonly onReplicas: ReadonlyMap<string, number>
  close(): Promise<void>
}

export type ReplicaOptions = {
  urls: readonly string[]
  limits: Partial<PoolLimits>
  /** Milliseconds that a replica may be behind. */
  lagLimit: number
}

/** Milliseconds that a replica may be behind by default. */
export const DEFAULT_LAG_LIMIT = 5_000

/** How often replicas are asked how far they are, in milliseconds. */
const BETWEEN_EXAMINATIONS = 250

/** Reads from the primary, where there are no replicas. */
export function readsOnPrimary(db: Kysely<Database>): Reads {
  let own: Kysely<Database> | undefined
  const readsFor = async () => {
    own ??= onlyReads(db)
    return own
  }
  return { readsFor, noteWrite: async () => {} }
}

const position = sql`(pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text`

/** What a replica must have for a user. */
async function findNeed(db: Kysely<Database>, userId: number) {
  const { rows } = await sql<{ now: string; version: string | null; written: string | null }>`select ${position} as now,
    (select version::text from access_version) as version,
    (select (position - '0/0'::pg_lsn)::text from user_writes where user_id = ${userId}) as written`.execute(db)
  const { now = '0', written, version: accessVersion = null } = rows[0] ?? {}
  const [end, last] = [BigInt(now), BigInt(written ?? 0)]
  // After a failover that has lost transactions, the log may be shorter than a position from before.
  return { accessVersion, replayed: last < end ? last : end }
}

/** Opens the replicas of `db`; none has to be there. @param pool the connections of `db` */
export function openReplicas(db: Kysely<Database>, pool: PostgresPool, options: ReplicaOptions): Replicas {
  const { urls, limits, lagLimit } = options
  const all = urls.map((url) => openReplica(url, limits, pool))
  const primary = onlyReads(db)
  const onReplicas = new Map(all.map(({ name }) => [name, 0]))
  let onPrimary = 0
  const positions: { at: number; position: Position }[] = []

  /** By its own clock and the primary's positions: a primary at rest leaves nobody behind, and no other clock is asked. */
  const lagOf = (replayed: Position, now: number) => {
    const lacking = positions.find(({ position }) => position > replayed)
    return lacking ? now - lacking.at : 0
  }

  const examine = async (replica: Replica) => {
    try {
      const { isStandby, ...found } = await replica.examine()
      const lag = lagOf(found.replayed, performance.now())
      if (performance.now() < replica.restsUntil) return
      const isCurrent = positions.length > 0 && lag <= lagLimit
      Object.assign(replica, { ...found, lag, state: isStandby ? (isCurrent ? 'ready' : 'lagging') : 'promoted' })
    } catch {
      Object.assign(replica, { lag: undefined, state: 'down' })
    }
  }

  const notePosition = async () => {
    const { rows } = await urgently(() => sql<{ now: string }>`select ${position} as now`.execute(db))
    const now = BigInt(rows[0]?.now ?? 0)
    const last = positions.at(-1)
    // After a failover that has lost transactions the log may be shorter.
    if (last && now < last.position) positions.length = 0
    if (last?.position !== now) positions.push({ at: performance.now(), position: now })
    // The last one that is older than the limit tells of all before it.
    while ((positions[1]?.at ?? Infinity) < performance.now() - lagLimit) positions.shift()
  }

  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const examineAll = async () => {
    // Without the primary nothing is read: sessions are there.
    await notePosition().catch(() => {})
    await Promise.all(all.map(examine))
    if (!isClosed) timer = setTimeout(() => (examination = examineAll()), BETWEEN_EXAMINATIONS).unref()
  }
  let examination = examineAll()

  const readsFor = async (userId: number) => {
    const ready = all.filter(({ state }) => state === 'ready')
    if (ready.length > 0) {
      const need = await findNeed(db, userId)
      const usable = ready.filter(
        ({ replayed, accessVersion }) => replayed >= need.replayed && accessVersion === need.accessVersion,
      )
      // The same one for a user each time, so that what was there once does not vanish for a moment.
      const replica = usable[userId % usable.length]
      if (replica) {
        onReplicas.set(replica.name, (onReplicas.get(replica.name) ?? 0) + 1)
        return replica.reads
      }
    }
    onPrimary++
    return primary
  }

  const noteWrite = async (userId: number) => {
    await sql`insert into user_writes (user_id, position) values (${userId}, pg_current_wal_insert_lsn())
      on conflict (user_id) do update set position = greatest(excluded.position, user_writes.position)`.execute(db)
  }

  const close = async () => {
    isClosed = true
    await examination
    clearTimeout(timer)
    await Promise.all(all.map((replica) => replica.close()))
  }

  return {
    all,
    onReplicas,
    get onPrimary() {
      return onPrimary
    },
    readsFor,
    noteWrite,
    close,
  }
}
