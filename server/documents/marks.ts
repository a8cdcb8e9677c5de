import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** What a user has done with a document; null: not. */
export type DocumentMarks = { readAt: Date | null; savedAt: Date | null }

/** By the ids of documents; without those that the user has neither opened nor kept. */
export async function loadMarks(
  db: Db,
  userId: number,
  documentIds: readonly number[],
): Promise<Map<number, DocumentMarks>> {
  if (documentIds.length === 0) return new Map()
  const { rows } = await sql<DocumentMarks & { id: number }>`
    select document_id as id, read_at as "readAt", saved_at as "savedAt"
    from (select * from document_reads where user_id = ${userId} and document_id = any(${documentIds}::int[])) opened
      full join (select * from reading_list where user_id = ${userId} and document_id = any(${documentIds}::int[])) kept
      using (document_id)`.execute(db)
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
