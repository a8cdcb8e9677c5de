import { rename, rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { syncTree } from './disk.ts'
import { BIGINT, BYTEA, DATE, plannerSettings } from './planner-settings.ts'

/** Megabytes of the database's files that are kept in memory (`EMBEDDED_BUFFERS`). */
export const DEFAULT_BUFFERS = 128

// PGlite fills them with zeros at every start, which takes half a second for 128 MB. An empty variable counts as unset.
const buffers = { shared_buffers: `${process.env.EMBEDDED_BUFFERS || DEFAULT_BUFFERS}MB` }

/** The log is cut when it has this size. */
const logSettings = { max_wal_size: '64MB', min_wal_size: '32MB' }

/** Start parameters with fsync: PGlite turns it off by `-F`. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries({ ...plannerSettings, ...logSettings, ...buffers }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]),
]

type Embedded = { dataDir?: string; loadDataDir?: Blob }

/** Bytes as PostgreSQL writes them, `\x` and hexadecimal digits. PGlite's own reader takes each digit pair by itself. */
const readBytes = (text: string): Buffer => Buffer.from(text.slice(2), 'hex')

/** PGlite in a directory, or in memory without one; `loadDataDir` is what `dumpDataDir` of another one gave. */
export async function createPglite(options: Embedded = {}): Promise<PGlite> {
  return PGlite.create({
    ...options,
    startParams,
    extensions: { vector, pg_trgm },
    parsers: { [DATE]: (text: string) => text, [BIGINT]: Number, [BYTEA]: readBytes },
  })
}

/**
 * Makes an empty database in `data`. `initdb` runs in memory, and its thousand files are written once: in a directory it takes twice
 * as long. They are written to `draft` first, so that a start that is killed leaves no part of a database behind.
 */
export async function initialize({ data, draft }: { data: string; draft: string }): Promise<void> {
  const inMemory = await createPglite()
  const loadDataDir = await inMemory.dumpDataDir('none')
  await inMemory.close()
  await rm(draft, { recursive: true, force: true })
  const inDirectory = await createPglite({ dataDir: draft, loadDataDir })
  await inDirectory.close()
  await syncTree(draft)
  await rename(draft, data)
}
