import { type Kysely, sql } from 'kysely'
import type { Bits } from '#server/documents/document-sets.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Milliseconds that a set is used again without a look at the documents. */
const MAX_AGE = 60_000

/** A set of 100,000 documents takes 0.1 MB. */
const MAX_BITMAPS = 50

type CachedBitmap = { bits: Promise<string>; until: number }

/** One for each database, so that an answer never comes from another one. */
const cachesByDatabase = new WeakMap<Db, Map<string, CachedBitmap>>()

async function readBits(db: Db, set: Bits): Promise<string> {
  const { rows } = await sql<{ bits: string }>`select ${set}::text as bits`.execute(db)
  return rows[0]?.bits ?? ''
}

/**
 * A set that takes long to find, read once: while a reader types, or chooses in one category after the other, the search
 * term and the dates stay what they were. `key` says what is in it.
 */
export async function cacheBitmap(db: Db, key: string, set: Bits): Promise<Bits> {
  const all = cachesByDatabase.get(db) ?? new Map<string, CachedBitmap>()
  cachesByDatabase.set(db, all)
  const now = performance.now()
  const found = all.get(key)
  const cached = found && found.until > now ? found : { bits: readBits(db, set), until: now + MAX_AGE }
  all.delete(key)
  all.set(key, cached)
  for (const oldest of [...all.keys()].slice(0, -MAX_BITMAPS)) all.delete(oldest)
  try {
    return sql`${await cached.bits}::bit varying`
  } catch (reason) {
    all.delete(key)
    throw reason
  }
}
