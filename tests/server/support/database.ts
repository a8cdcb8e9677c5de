import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { inject } from 'vitest'
import { kyselyOver, type OpenDatabase, openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { loadEmpty, loadFixture } from './embedded.ts'
import { borrowFixture } from './fixture-pool.ts'
import { createDatabase } from './postgres.ts'

/** A database of its own with the fixture in it: in memory, or on the PostgreSQL of the run. `destroy` deletes it. */
export async function fixtureDatabase(): Promise<Kysely<Database>> {
  const cluster = inject('postgres')
  return cluster ? (await createDatabase(cluster, 'fixture')).open() : kyselyOver(await borrowFixture())
}

/** The same without any table in it. */
export async function emptyDatabase(): Promise<Kysely<Database>> {
  const cluster = inject('postgres')
  return cluster ? (await createDatabase(cluster)).open() : kyselyOver(await loadEmpty())
}

/** A database where processes of their own find it, by what their environment says. */
export type StoredDatabase = {
  env: { DATA_DIR: string; DATABASE_URL: string }
  /** Opens it as a server does. */
  open(): Promise<OpenDatabase>
  remove(): Promise<void>
}

async function store(holdsFixture: boolean): Promise<StoredDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'research-portal-'))
  const cluster = inject('postgres')
  const created = cluster ? await createDatabase(cluster, holdsFixture ? 'fixture' : undefined) : undefined
  const load = holdsFixture ? loadFixture : loadEmpty
  if (!created) await (await load(join(directory, 'pg'))).close()
  return {
    env: { DATA_DIR: directory, DATABASE_URL: created?.url ?? '' },
    open: () => openDatabase({ url: created?.url, directory }),
    remove: async () => {
      await created?.drop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export const storedFixture = (): Promise<StoredDatabase> => store(true)

/** The same without any table in it. */
export const storedNothing = (): Promise<StoredDatabase> => store(false)
