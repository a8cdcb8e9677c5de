import { type Kysely, sql } from 'kysely'
import { toEntitlement } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Meaning } from '#server/platform/semantic/meaning.ts'
import { findInSearch } from '../saved-searches/find-new.ts'
import { readSearch, type StoredSearch } from '../saved-searches/query.ts'
import type { Match } from './matches.ts'

/** A search that some users keep with alerts; those with the same query and subscription find the same. */
export type WatchedSearch = { search: StoredSearch; keepers: { userId: number; id: string; name: string }[] }

/** The searches with alerts, those that find the same in one. */
export async function loadWatched(db: Kysely<Database>): Promise<WatchedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .leftJoin('entitlements', 'entitlements.user_id', 'users.id')
    .select(['saved_searches.id', 'saved_searches.user_id', 'saved_searches.name', 'query'])
    .select(['level', 'region_ids', 'asset_class_ids', 'libraries'])
    .where('alerts', '=', true)
    .where('is_active', '=', true)
    .execute()
  const watched = new Map<string, WatchedSearch>()
  for (const row of rows) {
    const entitlement = toEntitlement(row)
    const key = JSON.stringify([row.query, entitlement])
    const known = watched.get(key) ?? { search: readSearch(row.query, entitlement), keepers: [] }
    known.keepers.push({ userId: row.user_id, id: String(row.id), name: row.name })
    watched.set(key, known)
  }
  return [...watched.values()]
}

/** Which documents reach whom by saved searches. */
export async function matchSearches(
  db: Kysely<Database>,
  watched: readonly WatchedSearch[],
  ids: readonly number[],
  meaning: Meaning,
): Promise<Match[]> {
  const matches: Match[] = []
  for (const { search, keepers } of watched) {
    for (const documentId of await findInSearch(db, search, sql`id = any(${ids}::int[])`, meaning))
      for (const { userId, id, name } of keepers) matches.push({ userId, documentId, kind: 'saved_search', id, name })
  }
  return matches
}
