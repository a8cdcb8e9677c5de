import { type Kysely, sql } from 'kysely'
import { accessFilter } from '#server/access/access-filter.ts'
import { holdUser, type User } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'

type Db = Kysely<Database>

/** A list that a person can still read; more is a library. */
export const MOST_SAVED = 500

/** The documents that a user keeps and may still read, by their ids with the time, the one kept last first. */
export async function listSaved(db: Db, user: User): Promise<Map<number, Date>> {
  const { rows } = await sql<{ id: number; savedAt: Date }>`
    select documents.id, saved_at as "savedAt" from reading_list join documents on documents.id = reading_list.document_id
    where reading_list.user_id = ${user.id} and ${accessFilter(user.entitlement, 'permissioned')}
    order by saved_at desc, documents.id desc limit ${sql.lit(MOST_SAVED)}`.execute(db)
  return new Map(rows.map(({ id, savedAt }) => [id, savedAt]))
}

/**
 * Keeps a document. What left the subscription is in no list, so nobody could remove it: it takes no place.
 * @throws a 422 where the user keeps as many as anybody may
 */
export const saveDocument = (db: Db, user: User, documentId: number, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // One change at a time for a user, so that two at once do not pass the limit together.
    await holdUser(transaction, user.id, 'update')
    const { count } = await transaction
      .selectFrom('reading_list')
      .innerJoin('documents', 'documents.id', 'reading_list.document_id')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', user.id)
      .where('document_id', '!=', documentId)
      .where(accessFilter(user.entitlement, 'permissioned'))
      .executeTakeFirstOrThrow()
    if (count >= MOST_SAVED) throw unprocessable([`At most ${MOST_SAVED} documents can be kept. Remove one first.`])
    await transaction
      .insertInto('reading_list')
      .values({ user_id: user.id, document_id: documentId, saved_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

export async function removeSaved(db: Db, userId: number, documentId: number): Promise<void> {
  await db.deleteFrom('reading_list').where('user_id', '=', userId).where('document_id', '=', documentId).execute()
}
