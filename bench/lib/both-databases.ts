import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { startPostgres } from '#scripts/lib/postgres.mjs'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { administer } from '#tests/server/support/postgres.ts'

type Db = Kysely<Database>
type Measured = {
  /** Fills a database that has the newest schema and nothing else. */
  fill: (db: Db) => Promise<void>
  measure: (db: Db, name: string) => Promise<void>
}

async function measureOn(name: string, url: string | undefined, { fill, measure }: Measured): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const { db, alone, close } = await openDatabase({ url, directory })
  try {
    await alone(async (all) => {
      await migrate(all)
      await fill(all)
    })
    await measure(db, name)
  } finally {
    await close()
    await rm(directory, { recursive: true, force: true })
  }
}

/** Measures PostgreSQL, in a private cluster, and then the embedded database. */
export async function measureBoth(measured: Measured): Promise<void> {
  const cluster = await startPostgres()
  await administer(cluster.urlOf(''), 'create database bench')
  await measureOn('PostgreSQL', cluster.urlOf('bench'), measured).finally(cluster.remove)
  await measureOn('embedded', undefined, measured)
}

/** The middle one of some times. */
export const middleOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
