import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { InboxReason } from '#contract/inbox.ts'
import { accessFilter } from '#server/access/access-filter.ts'
import type { User } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type Page, toRowRange } from '#server/platform/http/lists/paging.ts'

type Db = Kysely<Database>
type Reached = Pick<User, 'id' | 'entitlement'>

export type DeliveryRow = { documentId: number; reasons: InboxReason[]; arrivedAt: Date; readAt: Date | null }

/** A closed document whose title says why it is closed, as in other lists: the desk has declined the user's request for it. */
const isDeclined = sql`reasons::jsonb @> '[{"kind":"request","name":"declined"}]'`

/** What of a user's deliveries is in the inbox: what the user may read today or was refused, and is published. */
const inInbox = ({ id, entitlement }: Reached, now: Date): RawBuilder<SqlBool> =>
  sql`(user_id = ${id} and published_at <= ${now} and (${accessFilter(entitlement, 'permissioned')} or ${isDeclined}))`

const joined = sql`deliveries join documents on id = document_id`

/** One page of the inbox or of what is unread in it, the newest first, with the length of that list. */
export async function listInbox(db: Db, user: Reached, { isUnread, ...page }: Page & { isUnread: boolean }, now: Date) {
  const { offset, count } = toRowRange(page)
  const { rows } = await sql<DeliveryRow>`select document_id as "documentId", reasons, arrived_at as "arrivedAt",
      read_at as "readAt" from ${joined} where ${inInbox(user, now)} ${isUnread ? sql`and read_at is null` : sql``}
    order by arrived_at desc, published_at desc, document_id desc offset ${offset} limit ${count}`.execute(db)
  const counted = await sql<{ total: number; unread: number }>`select count(*)::int as total,
      (count(*) filter (where read_at is null))::int as unread from ${joined} where ${inInbox(user, now)}`.execute(db)
  const { total = 0, unread = 0 } = counted.rows[0] ?? {}
  return { rows, total: Math.min(isUnread ? unread : total, page.limit), unread }
}

export async function countUnread(db: Db, user: Reached, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${joined}
    where read_at is null and ${inInbox(user, now)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Marks documents of the inbox, all of them without `ids`, as read or unread; gives those that changed. */
export async function markRead(
  db: Db,
  user: Reached,
  { ids, read, now }: { ids: readonly number[] | undefined; read: boolean; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update deliveries set read_at = ${read ? now : null} from documents
    where id = document_id and ${inInbox(user, now)} and (read_at is null) = ${read}
      ${ids === undefined ? sql`` : sql`and document_id = any(${ids}::int[])`}
    returning document_id as id`.execute(db)
  return rows.map(({ id }) => id)
}
