import { type Kysely, sql } from 'kysely'
import { IMPORT_MARK, RELEASE_MARK } from '#server/platform/database/import-mark.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { startPacing } from '#server/platform/jobs/pace.ts'
import { deliver, deliverLate } from './deliver.ts'
import { type Interested, loadInterested, matchInterests } from './interest-matches.ts'
import type { SweptDocument } from './matches.ts'
import {
  findBySearch,
  findMissed,
  loadWatched,
  matchSearches,
  type Searching,
  type WatchedSearch,
} from './search-matches.ts'

type Db = Kysely<Database>

/** Documents that each saved search is compared with at once: many, since a search costs much, and the ids it finds little. */
const WAVE = 500

/** Documents whose matches by preferences are held in memory at once, for all users. */
const BATCH = 10

const HOUR = 3_600_000

/**
 * An import writes documents, then their index, then what finds them by meaning; so does the end of an embargo. One that was
 * broken off is not waited for longer.
 */
async function isImporting(db: Db, now: Date): Promise<boolean> {
  const mark = db.selectFrom('meta').select('key').where('key', 'in', [IMPORT_MARK, RELEASE_MARK])
  return (await mark.where('updated_at', '>', new Date(now.getTime() - HOUR)).executeTakeFirst()) !== undefined
}

/** `delivered_to`: users with ids up to this one have been told. */
type WaitingDocument = SweptDocument & { delivered_to: number }

/** Documents that wait, are published, and stand in the index, after the id `after`. */
async function findWaiting(db: Db, now: Date, after: number): Promise<WaitingDocument[]> {
  const { rows } = await sql<WaitingDocument>`select id, library, tag_ids, region_ids, delivered_to
    from documents join arrivals on document_id = id and arrived_at is null and document_id > ${after}
    where published_at <= ${now} and exists (select 1 from document_search where document_search.id = documents.id)
    order by id limit ${sql.lit(WAVE)}`.execute(db)
  return rows
}

const hasFailed = async (db: Db): Promise<boolean> => {
  const failed = db.selectFrom('saved_searches').select('id').where('failed_since', 'is not', null)
  return (await failed.limit(1).executeTakeFirst()) !== undefined
}

type Asked = { interested: readonly Interested[]; watched: readonly WatchedSearch[] }

/** Delivers some documents. Gives how many of them came to their last user. */
async function deliverWave(
  db: Db,
  documents: readonly WaitingDocument[],
  { interested, watched }: Asked,
  searching: Searching,
): Promise<number> {
  const ids = documents.map(({ id }) => id)
  const bySearch = await findBySearch(db, watched, ids, searching)
  let count = 0
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = documents.slice(start, start + BATCH)
    const byInterest = await matchInterests(interested, batch)
    for (const document of batch) {
      // Also if the search for documents was not finished because of it.
      if (searching.isClosing()) return count
      const matches = [
        ...matchSearches(bySearch.get(document.id) ?? [], document.id),
        ...(byInterest.get(document.id) ?? []),
      ]
      if (await deliver(db, { document, matches, ...searching })) count += 1
    }
  }
  return count
}

type Sweep = Pick<Searching, 'now' | 'meaning'> & Partial<Pick<Searching, 'isClosing' | 'onSearchFailure'>>

/** Brings every document that waits to the users whom it concerns and who may read it. Returns how many documents it brought. */
export async function sweep(db: Db, options: Sweep): Promise<number> {
  const searching = { isClosing: () => false, onSearchFailure: () => {}, ...options, rest: startPacing() }
  const { now, isClosing } = searching
  if (await isImporting(db, now)) return 0
  let waiting = await findWaiting(db, now, -1)
  if (waiting.length === 0 && !(await hasFailed(db))) return 0
  const watched = await loadWatched(db, now)
  const interested = waiting.length > 0 ? await loadInterested(db, now) : []
  let count = 0
  while (waiting.length > 0 && !isClosing()) {
    count += await deliverWave(db, waiting, { interested, watched }, searching)
    waiting = await findWaiting(db, now, waiting.at(-1)?.id ?? 0)
  }
  // What another process is delivering at this moment, it may deliver without a search that has failed there: ask later.
  const isAllDelivered = !isClosing() && (await findWaiting(db, now, -1)).length === 0
  if (isAllDelivered) await findMissed(db, watched, searching, (matches) => deliverLate(db, matches, now))
  return count
}
