import { type Kysely, sql } from 'kysely'
import { accessFilter } from '#server/access/access-filter.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type DocumentRow, listDocumentsById } from './repository.ts'

const DAY = 24 * 60 * 60 * 1000

/** No window is longer: records of reading may be purged after some months. */
export const LONGEST_WINDOW = 92

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
  const { rows } = await sql<{ id: number }>`
    with readings as (
      select substring(subject from '^documents/(\\d{1,9})(?:\\.|$)')::int as id, count(distinct user_id) as users
      from audit
      where at > ${new Date(now.getTime() - days * DAY)} and action in ('document.read', 'file.download')
        and result = 'success' and subject like 'documents/%'
      group by 1),
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
