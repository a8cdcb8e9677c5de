import type { PGlite } from '@electric-sql/pglite'
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

class PgliteConnection implements DatabaseConnection {
  #pglite: PGlite
  release: () => void

  constructor(pglite: PGlite, release: () => void) {
    this.#pglite = pglite
    this.release = release
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#pglite.query<R>(query.sql, [...query.parameters])
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream')
  }
}

/** One connection, lent to one borrower at a time, so that a transaction stays whole. */
class PgliteDriver implements Driver {
  #pglite: PGlite
  #free: Promise<void> = Promise.resolve()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady
  }

  async acquireConnection(): Promise<PgliteConnection> {
    const before = this.#free
    let release = () => {}
    this.#free = new Promise((resolve) => {
      release = resolve
    })
    await before
    return new PgliteConnection(this.#pglite, release)
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
    await this.#free
    await this.#pglite.close()
  }
}

/**
 * Kysely over PGlite by its own query call. PGlite's adapter for node-postgres (0.5.14) loses step with the protocol
 * after any SQL error and would end the connection under other requests.
 */
export const pgliteDialect = (pglite: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(pglite),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
