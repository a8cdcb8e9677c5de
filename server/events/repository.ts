import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { isZone } from '#lib/format/zone.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { RegistrationTable, RoadshowTable } from '#server/platform/database/tables/roadshows.ts'
import { type Page, toRowRange } from '#server/platform/http/lists/paging.ts'

type Db = Kysely<Database>

const columns = [
  'id',
  'name',
  'description',
  'start_at',
  'end_at',
  'time_zone',
  'type_colour',
  'location',
  'format',
  'has_invitation',
  'has_schedule',
  'meeting_url',
  'feedback_url',
  'video_id',
  'promoted',
  'tag_ids',
  'region_ids',
  'preview_level',
  'is_public',
  'revision',
  'cancelled_at',
] as const

/** An event with the name of its type, and what can still be done about it at the moment it is read. */
export type RoadshowRow = Pick<Selectable<RoadshowTable>, (typeof columns)[number]> & {
  type_name: string
  /** Neither over nor cancelled, and registration is open. */
  is_open: boolean
  /** There is a place left, or the user has one. */
  has_room: boolean
  /** What the user has requested; null: nothing. */
  asked: RegistrationTable['kind'] | null
}

/** The user and the time; without `userId` there is no session. */
export type Reading = { userId: number | undefined; now: Date }

/** Instant after which an event is over; without an end, it is over when it has begun. */
const overAt = sql<Date>`coalesce(end_at, start_at)`

/** Not over; includes events that are going on. */
export const isToCome = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`${overAt} >= ${now}`
export const isPast = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`${overAt} < ${now}`

/** The same as `isPast`, for one event. */
export const isOver = ({ start_at, end_at }: Pick<RoadshowRow, 'start_at' | 'end_at'>, now: Date): boolean =>
  (end_at ?? start_at) < now

/** What a user has requested, to take part or access; null without a user or a request. */
const askedBy = (userId: number | undefined) =>
  sql<RegistrationTable['kind'] | null>`(select kind from registrations asked
    where asked.roadshow_id = roadshows.id and asked.user_id = ${userId ?? null}::int)`

/** Whether a user takes part. */
export const isTakenBy = (userId: number | undefined): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce(${askedBy(userId)} = 'register', false)`

/** Whether a place is left. A request for access takes none. */
const hasRoom = sql<SqlBool>`(capacity is null or capacity > (select count(*) from registrations taken
  where taken.roadshow_id = roadshows.id and taken.kind = 'register'))`

const selectRoadshows = (db: Db, { userId, now }: Reading) =>
  db
    .selectFrom('roadshows')
    .innerJoin('tags as type', 'type.id', 'roadshows.type_id')
    .select(columns.map((name) => `roadshows.${name}` as const))
    .select('type.value as type_name')
    .select(askedBy(userId).as('asked'))
    .select(sql<boolean>`(can_register and cancelled_at is null and ${isToCome(now)})`.as('is_open'))
    .select(sql<boolean>`(${hasRoom} or ${isTakenBy(userId)})`.as('has_room'))

/** An unknown time zone is replaced by UTC: one wrong record must not break whole lists. */
const withKnownZone = (row: RoadshowRow): RoadshowRow => (isZone(row.time_zone) ? row : { ...row, time_zone: 'UTC' })

/** One page of the events that meet a condition: the next one first, or the latest. */
export async function listRoadshows(
  db: Db,
  list: { condition: RawBuilder<SqlBool>; order: 'next' | 'latest'; page: Page; reading: Reading },
): Promise<{ rows: RoadshowRow[]; total: number }> {
  const { condition, order, page, reading } = list
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from (select 1 from roadshows where ${condition} limit ${page.limit}) matches`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const { offset, count } = toRowRange(page)
  if (count === 0 || offset >= total) return { rows: [], total }
  const direction = order === 'next' ? 'asc' : 'desc'
  const rows = await selectRoadshows(db, reading)
    .where(condition)
    .orderBy('start_at', direction)
    .orderBy('roadshows.id', direction)
    .offset(offset)
    .limit(count)
    .execute()
  return { rows: rows.map(withKnownZone), total }
}

/** The first events that meet a condition in an order of the caller's own, at most `count`. */
export async function listFirstRoadshows(
  db: Db,
  list: { condition: RawBuilder<SqlBool>; order: RawBuilder<unknown>; count: number; reading: Reading },
): Promise<RoadshowRow[]> {
  const { condition, order, count, reading } = list
  const rows = await selectRoadshows(db, reading).where(condition).orderBy(order).limit(count).execute()
  return rows.map(withKnownZone)
}

/** The id of an event in a URL; undefined if it is not an id. An id with leading zeros is none. */
export const parseRoadshowId = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** One event; undefined: there is none of that id. */
export async function findRoadshow(db: Db, id: string, reading: Reading): Promise<RoadshowRow | undefined> {
  const number = parseRoadshowId(id)
  if (number === undefined) return undefined
  const row = await selectRoadshows(db, reading).where('roadshows.id', '=', number).executeTakeFirst()
  return row && withKnownZone(row)
}
