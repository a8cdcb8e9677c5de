import { setImmediate as turn } from 'node:timers/promises'
import type { PGlite, Results } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { PriorityQueue } from './priority-queue.ts'
import { isUrgent } from './urgent.ts'

const begins = /^\s*(?:alter|copy|create|delete|drop|insert|merge|truncate|update|vacuum)\b/i
const contains = /^\s*with\b[\s\S]*\b(?:delete|insert|merge|update)\b/i

const isWrite = (text: string) => begins.test(text) || contains.test(text)

/** Milliseconds of statements after which a borrower lets the event loop have a turn: they run in this thread. */
const LONGEST_STRETCH = 50

/** Rows by the names of their columns. PGlite makes such objects of pairs, which takes longer to write and to read. */
function toObjects<R>({ rows, fields }: Results<unknown[]>): R[] {
  const names = fields.map(({ name }) => name)
  return rows.map((values) => {
    const row: Record<string, unknown> = {}
    names.forEach((name, place) => {
      row[name] = values[place]
    })
    return row as R
  })
}

class PgliteConnection implements DatabaseConnection {
  #pglite: PGlite
  #beforeWrite: (() => Promise<void>) | undefined
  #lastTurn = performance.now()
  release: () => void

  constructor(pglite: PGlite, beforeWrite: (() => Promise<void>) | undefined, release: () => void) {
    this.#pglite = pglite
    this.#beforeWrite = beforeWrite
    this.release = release
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (performance.now() - this.#lastTurn > LONGEST_STRETCH) {
      await turn()
      this.#lastTurn = performance.now()
    }
    if (this.#beforeWrite && isWrite(query.sql)) await this.#beforeWrite()
    const asked = await this.#pglite.query<unknown[]>(query.sql, [...query.parameters], { rowMode: 'array' })
    const rows = toObjects<R>(asked)
    const { affectedRows } = asked
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream')
  }
}

/** One connection, lent to one borrower at a time, so that a transaction stays whole; urgent ones go ahead of others that wait. */
class PgliteDriver implements Driver {
  #pglite: PGlite
  #beforeWrite: (() => Promise<void>) | undefined
  #queue = new PriorityQueue()

  constructor(pglite: PGlite, beforeWrite?: () => Promise<void>) {
    this.#pglite = pglite
    this.#beforeWrite = beforeWrite
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady
  }

  async acquireConnection(): Promise<PgliteConnection> {
    const release = await this.#queue.take(isUrgent())
    // Requests are read before the next one is chosen, and an urgent borrower that comes again at once is not behind others.
    return new PgliteConnection(this.#pglite, this.#beforeWrite, () => setImmediate(release))
  }

  async beginTransaction(connection: PgliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: PgliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: PgliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: PgliteConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#queue.rest()
    await this.#pglite.close()
  }
}

/**
 * Kysely over PGlite by its own query call. PGlite's adapter for node-postgres (0.5.14) loses step with the protocol
 * after any SQL error and would end the connection under other requests. `beforeWrite` may refuse a statement that writes, by throwing.
 */
export const pgliteDialect = (pglite: PGlite, beforeWrite?: () => Promise<void>): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(pglite, beforeWrite),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
