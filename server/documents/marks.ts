import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** What a user has done with a document, null: not; and when the document became available. */
export type DocumentMarks = { readAt: Date | null; savedAt: Date | null; availableAt: Date }

/** By the ids of documents. One that the sweeper has not taken yet is available now, or on its day of publication. */
export async function loadMarks(
  db: Db,
  userId: number,
  documentIds: readonly number[],
): Promise<Map<number, DocumentMarks>> {
  if (documentIds.length === 0) return new Map()
  const { rows } = await sql<DocumentMarks & { id: number }>`
    select id, read_at as "readAt", saved_at as "savedAt",
      coalesce(arrived_at, greatest(published_at, date_trunc('milliseconds', now()))) as "availableAt"
    from documents join arrivals on arrivals.document_id = id
      left join document_reads on document_reads.document_id = id and document_reads.user_id = ${userId}
      left join reading_list on reading_list.document_id = id and reading_list.user_id = ${userId}
    where id = any(${documentIds}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...marks }) => [id, marks]))
}

/** Records that a user has opened a document; the first time counts. It is read in the inbox too, and not mailed any more. */
export async function markAsRead(db: Db, userId: number, documentId: number, now: Date): Promise<void> {
  await db
    .insertInto('document_reads')
    .values({ user_id: userId, document_id: documentId, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('deliveries')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .where('read_at', 'is', null)
    .execute()
}
