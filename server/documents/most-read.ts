import { type Kysely, sql } from 'kysely'
import { accessFilter } from '#server/access/access-filter.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type DocumentRow, listDocumentsById } from './repository.ts'

const DAY = 24 * 60 * 60 * 1000

/** No window is longer: records of reading may be purged after some months. */
export const LONGEST_WINDOW = 92

/** Milliseconds until readings are counted again. Each visit of the dashboard needs them, and the record of reading is long. */
const MAX_AGE = 5 * 60_000

/** Documents to keep: more than a list shows, also to a user who may read few of them. */
const MOST = 1000

type Readings = { id: number; users: number }[]

type CountedReadings = { readings: Promise<Readings>; at: number }

/** By the number of days, which is at most 92; one cache for each database, so that two never mix. */
const cachesByDatabase = new WeakMap<Kysely<Database>, Map<number, CountedReadings>>()

/** How many users have read or loaded each document within some days, also those that a user may not read: only for joining with what a user may read. */
async function countReadings(db: Kysely<Database>, days: number, now: Date): Promise<Readings> {
  const { rows } = await sql<Readings[number]>`
    select document_id as id, count(distinct user_id)::int as users
    from usage_events
    where used_at > ${new Date(now.getTime() - days * DAY)} and document_id is not null and not is_machine
    group by 1 order by users desc, id desc limit ${sql.lit(MOST)}`.execute(db)
  return rows
}

/** The same from the cache, if it is not too old. */
async function readReadings(db: Kysely<Database>, days: number, now: Date): Promise<Readings> {
  const cache = cachesByDatabase.get(db) ?? new Map<number, CountedReadings>()
  cachesByDatabase.set(db, cache)
  const cached = cache.get(days)
  const isFresh = cached && Math.abs(now.getTime() - cached.at) < MAX_AGE
  const counted = isFresh ? cached : { readings: countReadings(db, days, now), at: now.getTime() }
  cache.set(days, counted)
  try {
    return await counted.readings
  } catch (reason) {
    cache.delete(days)
    throw reason
  }
}

type Window = { days: number; now: Date; count: number }

/**
 * The documents that most users have read or loaded within some days, among those that this user may read. Users count once for a
 * document, so that nobody can lift one by reading it over and over. The rest are documents of the same days by their views.
 */
export async function listMostRead(
  db: Kysely<Database>,
  user: Entitlement,
  { days, now, count }: Window,
): Promise<DocumentRow[]> {
  const counted = await readReadings(db, days, now)
  const { rows } = await sql<{ id: number }>`
    with readings as (
      select * from unnest(${counted.map(({ id }) => id)}::int[], ${counted.map(({ users }) => users)}::int[]) one (id, users)),
    candidates as (
      select id from readings
      union select id from documents where published_at >
        (select max(published_at) from documents where published_at <= ${now}) - make_interval(days => ${days}::int))
    select documents.id from candidates join documents using (id) left join readings using (id)
    where ${accessFilter(user, 'permissioned')}
    order by coalesce(readings.users, 0) desc, views desc, documents.id desc limit ${count}`.execute(db)
  return listDocumentsById(
    db,
    rows.map(({ id }) => id),
  )
}
