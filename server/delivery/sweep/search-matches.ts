import { type Kysely, sql } from 'kysely'
import { entitlementsAt, grantedTo } from '#server/access/access-filter.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import { toEntitlement } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Meaning } from '#server/platform/semantic/meaning.ts'
import { arrivedAfter, findInSearch } from '../saved-searches/find-new.ts'
import { readSearch } from '../saved-searches/query.ts'
import type { Match } from './matches.ts'

type Db = Kysely<Database>

type Keeper = { userId: number; id: number; name: string; failedSince: Date | null }

/** A search that some users keep with alerts; those with the same query and subscription find the same. */
export type WatchedSearch = { query: string; entitlement: Entitlement; keepers: Keeper[] }

/** The searches with alerts, those that find the same in one. */
export async function loadWatched(db: Db, now: Date): Promise<WatchedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .leftJoin(entitlementsAt(db, now).as('entitlements'), 'entitlements.user_id', 'users.id')
    .select(['saved_searches.id', 'saved_searches.user_id', 'saved_searches.name', 'query', 'failed_since'])
    .select(['level', 'region_ids', 'asset_class_ids', 'libraries', grantedTo(db, now).as('document_ids')])
    .where('alerts', '=', true)
    .where('is_active', '=', true)
    .execute()
  const watched = new Map<string, WatchedSearch>()
  for (const row of rows) {
    const entitlement = toEntitlement(row, row.document_ids)
    const key = JSON.stringify([row.query, entitlement])
    const known = watched.get(key) ?? { query: row.query, entitlement, keepers: [] }
    known.keepers.push({ userId: row.user_id, id: row.id, name: row.name, failedSince: row.failed_since })
    watched.set(key, known)
  }
  return [...watched.values()]
}

const idsOf = (keepers: readonly Keeper[]) => keepers.map(({ id }) => id)

/** A search that fails stops no other: what it may have missed by then is looked for by the next sweep. */
async function keepFailed(db: Db, keepers: readonly Keeper[], now: Date): Promise<void> {
  await sql`update saved_searches set failed_since = least(failed_since, ${now}::timestamptz)
    where id = any(${idsOf(keepers)}::int[])`.execute(db)
}

export type Searching = {
  now: Date
  meaning: Meaning
  /** Gets the ids of saved searches that failed. */
  onSearchFailure: (error: unknown, ids: readonly number[]) => void
  isClosing: () => boolean
  rest: () => Promise<void>
}

const toMatch = ({ userId, id, name }: Keeper, documentId: number): Match => ({
  ...{ userId, documentId, kind: 'saved_search', id: String(id), name },
})

/** Which documents are in which search; documents that are in none are left out. */
export async function findBySearch(
  db: Db,
  watched: readonly WatchedSearch[],
  ids: readonly number[],
  { now, meaning, onSearchFailure, isClosing, rest }: Searching,
): Promise<Map<number, WatchedSearch[]>> {
  const found = new Map<number, WatchedSearch[]>()
  for (const search of watched) {
    if (isClosing()) break
    try {
      const stored = readSearch(search.query, search.entitlement)
      for (const id of await findInSearch(db, stored, { among: sql`id = any(${ids}::int[])`, meaning }))
        found.set(id, [...(found.get(id) ?? []), search])
    } catch (error) {
      onSearchFailure(error, idsOf(search.keepers))
      await keepFailed(db, search.keepers, now)
    }
    await rest()
  }
  return found
}

export const matchSearches = (searches: readonly WatchedSearch[], documentId: number): Match[] =>
  searches.flatMap(({ keepers }) => keepers.map((keeper) => toMatch(keeper, documentId)))

/** What searches that failed in an earlier sweep have missed since. */
export async function findMissed(
  db: Db,
  watched: readonly WatchedSearch[],
  { now, meaning, onSearchFailure, isClosing, rest }: Searching,
  deliverLate: (matches: readonly Match[]) => Promise<void>,
): Promise<void> {
  for (const { query, entitlement, keepers } of watched)
    for (const keeper of keepers) {
      const { failedSince, id } = keeper
      if (isClosing()) return
      if (failedSince === null || failedSince >= now) continue
      try {
        const among = arrivedAfter(new Date(failedSince.getTime() - 1), now)
        const found = await findInSearch(db, readSearch(query, entitlement), { among, meaning })
        await deliverLate(found.map((documentId) => toMatch(keeper, documentId)))
        await sql`update saved_searches set failed_since = null
          where id = ${id} and failed_since = ${failedSince}`.execute(db)
      } catch (error) {
        onSearchFailure(error, [id])
      }
      await rest()
    }
}
