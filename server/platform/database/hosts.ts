import pg from 'pg'
import { classifyFailure, ENDED } from './failures.ts'

/** SQLSTATE of a write to a server that takes none, such as a primary that has become a standby. */
const READ_ONLY = '25006'

/** SQLSTATE of a server whose connections are all taken. */
const TOO_MANY = '53300'

export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === READ_ONLY

/** Not when it only has no connection left. */
const isOutOfReach = (error: unknown) =>
  classifyFailure(error) === 'unavailable' && !(error instanceof Error && 'code' in error && error.code === TOO_MANY)

/** One URL for each host of a URL that names several, as libpq writes them: `postgres://one:5432,two:5433/portal`. */
export function splitHosts(url: string): string[] {
  const begin = url.indexOf('//') + 2
  const end = url.slice(begin).search(/[/?]/)
  const authority = end === -1 ? url.slice(begin) : url.slice(begin, begin + end)
  const user = authority.slice(0, authority.lastIndexOf('@') + 1)
  const rest = url.slice(begin + authority.length)
  return authority
    .slice(user.length)
    .split(',')
    .map((host) => `${url.slice(0, begin)}${user}${host}${rest}`)
}

/** Where a database is, without the user and the password. */
export function formatPlace(url: string): string {
  const places = splitHosts(url).map((one) => new URL(one))
  return `${places.map(({ host }) => host).join(',') || 'the local socket'}${places[0]?.pathname ?? ''}`
}

/** @throws Error with the state of a read-only server when it is a standby */
async function requireWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as is_standby')
  if (rows[0].is_standby) throw Object.assign(new Error('The host is a standby.'), { code: READ_ONLY })
}

/** Returns the URL if its server takes writes. */
async function requirePrimary(url: string, timeout: number): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    application_name: 'research-portal',
  })
  // Errors after its answer do not matter.
  client.on('error', () => {})
  try {
    await client.connect()
    await requireWritable(client)
    return url
  } finally {
    await client.end().catch(() => {})
  }
}

/** All hosts are asked at once, since one that is gone without a trace answers nothing until its timeout. */
async function findPrimary(urls: readonly string[], timeout: number): Promise<string> {
  try {
    return await Promise.any(urls.map((url) => requirePrimary(url, timeout)))
  } catch (reason) {
    if (!(reason instanceof AggregateError)) throw reason
    throw reason.errors.find((error) => !isOutOfReach(error)) ?? reason.errors.find(isReadOnly) ?? reason.errors[0]
  }
}

/** Connections to the one of several hosts that takes writes. */
export type PrimaryPool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'end'> & {
  connect(): Promise<pg.PoolClient>
  /** Tells that the server of a connection takes no writes: all to it are closed, and the next caller looks for the primary again. */
  leave(client: pg.PoolClient): void
}

/**
 * Opens a pool on the host that takes writes, and on another one when that has gone or has become a standby (`target_session_attrs=
 * read-write` of libpq, which `pg` does not know). A URL with one host is not examined; its connections are opened again when it
 * refuses a write, since its name may lead to another server by then.
 */
export function openPrimaryPool(url: string, create: (url: string) => pg.Pool, timeout: number): PrimaryPool {
  const urls = splitHosts(url)
  const [only] = urls
  const open = new Set<pg.Pool>()
  /** Connections that were opened to a primary; one that becomes a standby closes them. */
  const examined = new WeakSet<pg.PoolClient>()
  /** The pool of each connection: by the time of a refusal another one may be current. */
  const pools = new WeakMap<pg.PoolClient, pg.Pool>()
  let current: pg.Pool | undefined
  let search: Promise<pg.Pool> | undefined
  let isEnded = false

  const openOn = (found: string) => {
    const pool = create(found)
    open.add(pool)
    current = pool
    return pool
  }

  const find = async (): Promise<pg.Pool> => {
    if (isEnded) throw new Error(ENDED)
    if (current) return current
    if (urls.length === 1 && only !== undefined) return openOn(only)
    search ??= findPrimary(urls, timeout)
      .then(openOn)
      .finally(() => {
        search = undefined
      })
    return search
  }

  const close = async (pool: pg.Pool) => {
    if (current === pool) current = undefined
    if (!open.has(pool) || pool.ending) return
    await pool.end().finally(() => open.delete(pool))
  }

  const connectTo = async (pool: pg.Pool) => {
    const client = await pool.connect()
    pools.set(client, pool)
    if (urls.length === 1 || examined.has(client)) return client
    try {
      await requireWritable(client)
      examined.add(client)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const connect = async () => {
    const pool = await find()
    try {
      return await connectTo(pool)
    } catch (error) {
      // One that is being closed was left while this caller waited for it.
      if (!pool.ending && (urls.length === 1 || !isOutOfReach(error))) throw error
      close(pool).catch(() => {})
      return connectTo(await find())
    }
  }

  const sum = (name: 'totalCount' | 'idleCount') => [...open].reduce((total, pool) => total + pool[name], 0)

  return {
    connect,
    leave: (client) => {
      const pool = pools.get(client)
      if (pool) close(pool).catch(() => {})
    },
    end: async () => {
      isEnded = true
      await search?.catch(() => {})
      await Promise.all([...open].map(close))
    },
    get totalCount() {
      return sum('totalCount')
    },
    get idleCount() {
      return sum('idleCount')
    },
  }
}
