import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { RoadshowTable } from '../database/tables/roadshows.ts'
import { type Page, rowsOf } from '../lists/paging.ts'

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
  'can_register',
  'region_ids',
  'preview_level',
] as const

/** An event with the name of its type, and whether the user has asked to take part. */
export type RoadshowRow = Pick<Selectable<RoadshowTable>, (typeof columns)[number]> & {
  type_name: string
  has_requested_slot: boolean
}

const selectRoadshows = (db: Db, userId: number) =>
  db
    .selectFrom('roadshows')
    .innerJoin('tags as type', 'type.id', 'roadshows.type_id')
    .leftJoin('registrations', (join) =>
      join.onRef('registrations.roadshow_id', '=', 'roadshows.id').on('registrations.user_id', '=', userId),
    )
    .select(columns.map((name) => `roadshows.${name}` as const))
    .select('type.value as type_name')
    .select(sql<boolean>`registrations.user_id is not null`.as('has_requested_slot'))

/** One page of the events of a tag that are to come or still going on, the next one first (R297, R390). */
export async function listUpcomingByTag(
  db: Db,
  { tagId, now, userId, page }: { tagId: number; now: Date; userId: number; page: Page },
): Promise<{ rows: RoadshowRow[]; total: number }> {
  const condition = sql<SqlBool>`coalesce(end_at, start_at) >= ${now} and tag_ids && ${[tagId]}::int[]`
  const { total } = await db
    .selectFrom('roadshows')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(condition)
    .executeTakeFirstOrThrow()
  const { offset, count } = rowsOf(page)
  const rows = await selectRoadshows(db, userId)
    .where(condition)
    .orderBy('start_at')
    .orderBy('roadshows.id')
    .offset(offset)
    .limit(count)
    .execute()
  return { rows, total: Math.min(total, page.limit) }
}
