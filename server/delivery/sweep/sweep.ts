import { setImmediate as turn } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { accessOfEach } from '#server/access/access-filter.ts'
import { IMPORT_MARK } from '#server/platform/database/import-mark.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Meaning } from '#server/platform/semantic/meaning.ts'
import { loadInterested, matchInterests } from './interest-matches.ts'
import type { Match, SweptDocument } from './matches.ts'
import { loadWatched, matchSearches } from './search-matches.ts'

type Db = Kysely<Database>

/** Documents of one transaction: few, so that calls of an embedded database, which has one connection, do not wait for long. */
const BATCH = 25

const HOUR = 3_600_000

/** An import writes documents, then their index, then what finds them by meaning. One that was broken off is not waited for longer. */
async function isImporting(db: Db, now: Date): Promise<boolean> {
  const mark = db.selectFrom('meta').select('key').where('key', '=', IMPORT_MARK)
  return (await mark.where('updated_at', '>', new Date(now.getTime() - HOUR)).executeTakeFirst()) !== undefined
}

/** Documents that wait, are published, and stand in the index, after the id `after`. */
async function findWaiting(db: Db, now: Date, after: number): Promise<SweptDocument[]> {
  const { rows } = await sql<SweptDocument>`select id, library, tag_ids, region_ids from documents
    where id in (select document_id from arrivals where arrived_at is null and document_id > ${after})
      and published_at <= ${now} and exists (select 1 from document_search where document_search.id = documents.id)
    order by id limit ${sql.lit(BATCH)}`.execute(db)
  return rows
}

const unnested = (matches: readonly Match[]) => sql`select * from unnest(
    ${matches.map(({ userId }) => userId)}::int[], ${matches.map(({ documentId }) => documentId)}::int[],
    ${matches.map(({ kind }) => kind)}::text[], ${matches.map(({ id }) => id)}::text[],
    ${matches.map(({ name }) => name)}::text[]) as matches (user_id, document_id, kind, id, name)`

/**
 * Delivers documents, in one transaction with their arrival: whoever sweeps at the same time takes others, and what is broken off
 * is swept again as a whole. Returns how many documents this call took.
 */
async function deliver(db: Db, ids: readonly number[], matches: readonly Match[], now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const taken = await sql<{ id: number }>`select document_id as id from arrivals
      where document_id = any(${ids}::int[]) and arrived_at is null
      order by document_id for update skip locked`.execute(transaction)
    const own = taken.rows.map(({ id }) => id)
    if (own.length === 0) return 0
    const isOwn = new Set(own)
    await sql`with reasons as (
        select follows.user_id, documents.id as document_id, 'follow' as kind, tags.id::text as id, tags.value as name
        from documents cross join unnest(documents.tag_ids) as tagged(tag_id)
          join follows on follows.tag_id = tagged.tag_id join tags on tags.id = tagged.tag_id
        where documents.id = any(${own}::int[])
        union all ${unnested(matches.filter(({ documentId }) => isOwn.has(documentId)))})
      insert into deliveries (user_id, document_id, reasons, arrived_at, read_at)
      select reasons.user_id, reasons.document_id,
        json_agg(json_build_object('kind', kind, 'id', reasons.id, 'name', reasons.name)
          order by array_position(array['follow', 'saved_search', 'distribution', 'email'], kind), reasons.name, reasons.id),
        ${now}, min(document_reads.read_at)
      from reasons join documents on documents.id = reasons.document_id
        join users on users.id = reasons.user_id and users.is_active
        left join entitlements on entitlements.user_id = reasons.user_id
        left join document_reads on document_reads.user_id = reasons.user_id and document_reads.document_id = reasons.document_id
      where ${accessOfEach()}
      group by 1, 2 on conflict do nothing`.execute(transaction)
    await sql`update arrivals set arrived_at = ${now} where document_id = any(${own}::int[])`.execute(transaction)
    return own.length
  })
}

type Sweep = { now: Date; meaning: Meaning; isClosing?: () => boolean }

/** Brings every document that waits to the users whom it concerns and who may read it. Returns how many documents it took. */
export async function sweep(db: Db, { now, meaning, isClosing = () => false }: Sweep): Promise<number> {
  if (await isImporting(db, now)) return 0
  let waiting = await findWaiting(db, now, -1)
  if (waiting.length === 0) return 0
  const interested = await loadInterested(db)
  const watched = await loadWatched(db)
  let count = 0
  while (waiting.length > 0 && !isClosing()) {
    const ids = waiting.map(({ id }) => id)
    const bySearch = await matchSearches(db, watched, ids, meaning)
    const byInterest = await matchInterests(interested, waiting)
    count += await deliver(db, ids, [...bySearch, ...byInterest], now)
    await turn()
    waiting = await findWaiting(db, now, ids.at(-1) ?? 0)
  }
  return count
}
