import { type Kysely, sql } from 'kysely'
import type { Bits } from '#server/documents/document-sets.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Milliseconds for which a bitmap is reused. */
const MAX_AGE = 60_000

/** A set of 100,000 documents takes 0.1 MB. */
const MAX_BITMAPS = 50

type CachedBitmap = { bits: Promise<string>; until: number }

/** One cache for each database, so that bitmaps of two databases never mix. */
const cachesByDatabase = new WeakMap<Db, Map<string, CachedBitmap>>()

/** The digits of a set. */
export async function readBits(db: Db, set: Bits): Promise<string> {
  const { rows } = await sql<{ bits: string }>`select ${set}::text as bits`.execute(db)
  return rows[0]?.bits ?? ''
}

/**
 * Caches a set that is slow to compute; `read` gives it as the digits of a bit string. While a user types a filter or selects values, the search term and the dates stay the
 * same. `key` identifies the set.
 */
export async function cacheBitmap(db: Db, key: string, read: () => Promise<string>): Promise<Bits> {
  const all = cachesByDatabase.get(db) ?? new Map<string, CachedBitmap>()
  cachesByDatabase.set(db, all)
  const now = performance.now()
  const found = all.get(key)
  const cached = found && found.until > now ? found : { bits: read(), until: now + MAX_AGE }
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
