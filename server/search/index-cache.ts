import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** What is kept of one version of the index, the least recently used first. */
type Kept<T> = { version: string; values: Map<string, Promise<T>> }

/** Gives what `read` finds, which is kept under `key` until the index changes. */
export type IndexCache<T> = (db: Db, key: string, read: () => Promise<T>) => Promise<T>

async function readVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`select version from index_version`.execute(db)
  return rows[0]?.version ?? ''
}

/**
 * Keeps up to `most` values that are made from tags and from the sets of documents. Every process asks the database for the version
 * first, so that a change counts from its commit on, whoever makes it. The version is read before the value: what is read meanwhile
 * may be newer than its version, and never older. Each database has a cache of its own, so that two never mix.
 */
export function createIndexCache<T>(most: number): IndexCache<T> {
  const byDatabase = new WeakMap<Db, Kept<T>>()
  return async (db, key, read) => {
    const version = await readVersion(db)
    const known = byDatabase.get(db)
    const kept = known?.version === version ? known : { version, values: new Map<string, Promise<T>>() }
    byDatabase.set(db, kept)
    const value = kept.values.get(key) ?? read()
    kept.values.delete(key)
    kept.values.set(key, value)
    for (const oldest of [...kept.values.keys()].slice(0, -most)) kept.values.delete(oldest)
    try {
      return await value
    } catch (reason) {
      kept.values.delete(key)
      throw reason
    }
  }
}
