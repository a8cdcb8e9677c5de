import { type Kysely, type Selectable, sql } from 'kysely'
import type { AccessRequest } from '#contract/access-request.ts'
import { holdUser } from '#server/access/users.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { AccessRequestTable } from '#server/platform/database/tables/access.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'

type Db = Kysely<Database>
export type AccessRequestRow = Selectable<AccessRequestTable>

/** Requests of one user that may wait at the same time: more than anybody needs, and few enough for the desk. */
export const MOST_PENDING = 30

/** The latest request of a user for each document that was asked for and not withdrawn, by the documents' ids. */
export async function loadRequests(
  db: Db,
  userId: number,
  documentIds: readonly number[],
): Promise<Map<number, AccessRequestRow>> {
  if (documentIds.length === 0) return new Map()
  const { rows } = await sql<AccessRequestRow>`select distinct on (document_id) * from access_requests
    where user_id = ${userId} and document_id = any(${documentIds}::int[])
    order by document_id, requested_at desc, id desc`.execute(db)
  return new Map(rows.filter(({ status }) => status !== 'withdrawn').map((row) => [row.document_id, row]))
}

export function toAccessRequest(row: AccessRequestRow | undefined): AccessRequest | null {
  if (!row || row.status === 'withdrawn') return null
  const { status, note, answer, requested_at, decided_at } = row
  return {
    status,
    requested_at: requested_at.toISOString(),
    note,
    answer,
    decided_at: decided_at?.toISOString() ?? null,
  }
}

type Change = { userId: number; documentId: number; actor: Actor; now: Date }

/**
 * Asks for access to a document; gives whether that is new, since while a request is pending another one changes nothing.
 * @throws a 422 where as many as anybody may have are pending
 */
export const addRequest = (db: Db, { userId, documentId, actor, now }: Change, note: string | null): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    // One change at a time for a user, so that two at once do not pass the limit together.
    await holdUser(transaction, userId, 'update')
    const pending = await transaction
      .selectFrom('access_requests')
      .select('document_id')
      .where('user_id', '=', userId)
      .where('status', '=', 'pending')
      .execute()
    if (pending.some((request) => request.document_id === documentId)) return false
    if (pending.length >= MOST_PENDING)
      throw unprocessable([`At most ${MOST_PENDING} requests can wait for an answer. Withdraw one first.`])
    const { id } = await transaction
      .insertInto('access_requests')
      .values({ user_id: userId, document_id: documentId, note, requested_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const subject = `documents/${documentId}`
    await writeAudit(transaction, { actor, action: 'access.request', subject, detail: { request: id } }, now)
    return true
  })

/** Withdraws the user's request for a document, if one is pending. */
export const withdrawRequest = (db: Db, { userId, documentId, actor, now }: Change): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const withdrawn = await transaction
      .updateTable('access_requests')
      .set({ status: 'withdrawn', decided_at: now })
      .where('user_id', '=', userId)
      .where('document_id', '=', documentId)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst()
    if (!withdrawn) return
    const subject = `documents/${documentId}`
    const detail = { request: withdrawn.id }
    await writeAudit(transaction, { actor, action: 'access.withdraw', subject, detail }, now)
  })

/** When the user's subscription ended; null: it did not. */
export async function findEnd(db: Db, userId: number, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('entitlements')
    .select('valid_until')
    .where('user_id', '=', userId)
    .where('valid_until', '<=', now)
    .executeTakeFirst()
  return row?.valid_until ?? null
}
