import { type Kysely, sql } from 'kysely'
import type { WebDocument } from '#contract/document.ts'
import type { Reason } from '#contract/inbox.ts'
import { accessFilter } from '#server/access/access-filter.ts'
import type { User } from '#server/access/users.ts'
import { readAround } from '#server/documents/reading.ts'
import { listDocumentsById } from '#server/documents/repository.ts'
import { toWebDocument } from '#server/documents/wire.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { keepCurrent, type Pending } from './current-reasons.ts'

type Db = Kysely<Database>

export type DigestItem = { document: WebDocument; reasons: readonly [Reason, ...Reason[]] }

/** What goes into a user's next mail. `ids` are all documents that need no other mail after it, `items` those that it shows. */
export type Digest = { ids: number[]; items: DigestItem[]; more: number }

/** A mail with more than these is read by nobody. */
const MOST_SHOWN = 50

/**
 * What has reached a user, was not mailed and not read in the portal. What the user may not read today is left for later, also if the
 * inbox has it because a request for it was declined.
 */
async function listPending(db: Db, user: User, now: Date): Promise<Pending[]> {
  const { rows } =
    await sql<Pending>`select document_id as id, reasons from deliveries join documents on id = document_id
    where user_id = ${user.id} and mailed_at is null and read_at is null and published_at <= ${now}
      and ${accessFilter(user.entitlement, 'permissioned')}
    order by published_at desc, document_id desc`.execute(db)
  return rows
}

/** Reads what goes into the next mail: without what came only for reasons that are gone. */
export async function loadDigest(db: Db, user: User, now: Date): Promise<Digest> {
  const pending = await listPending(db, user, now)
  if (pending.length === 0) return { ids: [], items: [], more: 0 }
  const wanted = await keepCurrent(db, user, pending, now)
  const shown = wanted.slice(0, MOST_SHOWN)
  const rows = await listDocumentsById(
    db,
    shown.map(({ id }) => id),
  )
  const reading = await readAround(db, rows, user)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = shown.flatMap(({ id, reasons }): DigestItem[] => {
    const row = byId.get(id)
    return row ? [{ document: toWebDocument(row, reading), reasons }] : []
  })
  return { ids: pending.map(({ id }) => id), items, more: wanted.length - items.length }
}
