import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockDirectory } from './lock.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import type { Database } from './schema.ts'

/** An open database; `close` waits for running queries and gives the directory free. */
export type OpenDatabase = { db: Kysely<Database>; close(): Promise<void> }

/** How long a statement may run, in milliseconds. PGlite takes no interrupts, there the queries' own caps hold. */
const STATEMENT_TIMEOUT = 15_000

const settings = {
  random_page_cost: '1.1',
  work_mem: '32MB',
  jit: 'off',
}

const DATE = 1082
const BIGINT = 20

/** Start parameters with fsync: PGlite turns it off by `-F`. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

type Embedded = { dataDir?: string; loadDataDir?: Blob }

/** PGlite in a directory, or in memory without one; `loadDataDir` is what `dumpDataDir` of another one gave. */
export async function createPglite(options: Embedded = {}): Promise<PGlite> {
  return PGlite.create({
    ...options,
    startParams,
    extensions: { vector, pg_trgm },
    parsers: { [DATE]: (text: string) => text, [BIGINT]: Number },
  })
}

export const kyselyOver = (pglite: PGlite): Kysely<Database> => new Kysely({ dialect: pgliteDialect(pglite) })

async function openEmbedded(directory: string): Promise<OpenDatabase> {
  await mkdir(directory, { recursive: true })
  const unlock = await lockDirectory(directory)
  try {
    const db = kyselyOver(await createPglite({ dataDir: join(directory, 'pg') }))
    return { db, close: () => db.destroy().finally(unlock) }
  } catch (reason) {
    await unlock()
    throw reason
  }
}

function openServer(url: string, statementTimeout: number): OpenDatabase {
  const types = new pg.TypeOverrides()
  types.setTypeParser(DATE, (text: string) => text)
  types.setTypeParser(BIGINT, Number)
  const pool = new pg.Pool({
    connectionString: url,
    types,
    options: Object.entries({ ...settings, statement_timeout: statementTimeout })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  pool.on('error', (error) => console.error(`An idle database connection was lost: ${error.message}`))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}

/**
 * Opens PostgreSQL at `url`, or without one the embedded database in `directory`. A statement on PostgreSQL may run for
 * `statementTimeout` milliseconds; 0 sets no limit, for work that no one waits behind.
 */
export const openDatabase = ({
  url,
  directory,
  statementTimeout = STATEMENT_TIMEOUT,
}: {
  url?: string | undefined
  directory: string
  statementTimeout?: number
}): Promise<OpenDatabase> => (url ? Promise.resolve(openServer(url, statementTimeout)) : openEmbedded(directory))
