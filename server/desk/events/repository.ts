import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { textQuery } from '#server/documents/text-query.ts'
import { joinConditions } from '#server/events/conditions.ts'
import { isPast, isToCome, parseRoadshowId } from '#server/events/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type Page, toRowRange } from '#server/platform/http/lists/paging.ts'

type Db = Kysely<Database>

const columns = [
  'id',
  'name',
  'description',
  'start_at',
  'end_at',
  'time_zone',
  'type_id',
  'type_colour',
  'location',
  'format',
  'meeting_url',
  'promoted',
  'can_register',
  'tag_ids',
  'preview_level',
  'capacity',
  'is_public',
  'revision',
  'cancelled_at',
  'cancel_reason',
] as const

const countOf = (kind: 'register' | 'request') =>
  sql<number>`(select count(*)::int from registrations where roadshow_id = roadshows.id and kind = ${sql.lit(kind)})`

const selectEvents = (db: Db) =>
  db
    .selectFrom('roadshows')
    .innerJoin('tags as type', 'type.id', 'roadshows.type_id')
    .select(columns.map((name) => `roadshows.${name}` as const))
    .select('type.value as type_name')
    .select(countOf('register').as('registered'))
    .select(countOf('request').as('requested'))

/** An event with everything that the desk knows of it, regardless of who may see it. */
export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['executeTakeFirstOrThrow']>>

/** Unlike a client's search, it also matches parts of names. */
const matches = (term: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(tsv @@ ${textQuery(term)} or position(lower(${term}::text) in lower(name)) > 0)`

/** A page of the events to come, the next one first, or of those that are over, the latest first. */
export async function listEvents(
  db: Db,
  { term, when, page, now }: { term: string; when: 'upcoming' | 'past'; page: Page; now: Date },
): Promise<{ rows: EventRow[]; total: number }> {
  const condition = joinConditions([
    when === 'past' ? isPast(now) : isToCome(now),
    ...(term === '' ? [] : [matches(term)]),
  ])
  const { total } = await db
    .selectFrom('roadshows')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(condition)
    .executeTakeFirstOrThrow()
  const { offset, count } = toRowRange(page)
  const direction = when === 'past' ? 'desc' : 'asc'
  const rows = await selectEvents(db)
    .where(condition)
    .orderBy('start_at', direction)
    .orderBy('roadshows.id', direction)
    .offset(offset)
    .limit(count)
    .execute()
  return { rows, total }
}

/** Undefined: there is no event of that id. */
export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const number = parseRoadshowId(id)
  if (number === undefined) return undefined
  return selectEvents(db).where('roadshows.id', '=', number).executeTakeFirst()
}

/** Who takes part in an event or has asked for access, in the order of their requests. */
export const listRegistrations = (db: Db, id: number) =>
  db
    .selectFrom('registrations')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .leftJoin('firms', 'firms.id', 'users.firm_id')
    .select(['users.id', 'users.name', 'username', 'is_active', 'external_reference', 'firms.name as firm', 'kind'])
    .select('registrations.created_at')
    .where('roadshow_id', '=', id)
    .orderBy('registrations.created_at')
    .orderBy('users.id')
    .execute()

export type RegistrationRow = Awaited<ReturnType<typeof listRegistrations>>[number]
