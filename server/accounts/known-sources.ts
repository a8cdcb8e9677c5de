import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** How long a device or an address is known after its last sign-in, in milliseconds. */
export const KNOWN_FOR = 90 * 24 * 60 * 60 * 1000

/** A script that signs in without cookies would otherwise add a device each time. */
const MOST_OF_ACCOUNT = 50

/** Of these sources, those from which somebody has signed in to the account. The same work for an account that does not exist. */
export async function findKnownSources(
  db: Db,
  account: string,
  sources: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('known_sources')
    .select('source')
    .where('account', '=', account)
    .where('source', 'in', sources)
    .where('seen_at', '>', new Date(now.getTime() - KNOWN_FOR))
    .execute()
  return new Set(rows.map(({ source }) => source))
}

/** Stores that the account was used from these sources. */
export async function rememberSources(db: Db, account: string, sources: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto('known_sources')
    .values(sources.map((source) => ({ account, source, seen_at: now })))
    .onConflict((conflict) => conflict.columns(['account', 'source']).doUpdateSet({ seen_at: now }))
    .execute()
  await db
    .deleteFrom('known_sources')
    .where('account', '=', account)
    .where('source', 'not in', (query) =>
      query
        .selectFrom('known_sources')
        .select('source')
        .where('account', '=', account)
        .orderBy('seen_at', 'desc')
        .limit(MOST_OF_ACCOUNT),
    )
    .execute()
}

/** Gives a device a new identifier, so that a copy of the old one is no longer known. */
export async function replaceSource(db: Db, before: string, after: string): Promise<void> {
  await db.updateTable('known_sources').set({ source: after }).where('source', '=', before).execute()
}

/** Forgets the sources of an account, or all but some, since others may have known its password. */
export async function forgetSources(db: Db, account: string, except: readonly string[] = []): Promise<void> {
  const all = db.deleteFrom('known_sources').where('account', '=', account)
  await (except.length === 0 ? all : all.where('source', 'not in', except)).execute()
}

/** Removes expired sources. */
export async function removeOldSources(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('known_sources')
    .where('seen_at', '<=', new Date(now.getTime() - KNOWN_FOR))
    .execute()
}
