import { type Kysely, sql } from 'kysely'
import { holdUser } from '#server/access/users.ts'
import { type Actor, getAddress } from '#server/platform/audit/actor.ts'
import { type AuditEntry, auditRow } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** A user and the session that a call belongs to. */
export type Own = { userId: number; currentId: string }

/** More than anybody looks through; a program that signs in for every call has thousands. */
const MOST_LISTED = 100

/** Rows of one statement. */
const MOST_ROWS = 200

/** The sessions of a user that have not ended. */
export const liveSessions = (db: Db, userId: number, now: Date) =>
  db.selectFrom('sessions').where('user_id', '=', userId).where('ended_at', 'is', null).where('expires_at', '>', now)

/** The sessions of a user that have not ended: the current one, then the one used last. */
export const listSessions = (db: Db, { userId, currentId }: Own, now: Date) =>
  liveSessions(db, userId, now)
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at', 'is_remembered', 'is_firm_sign_in'])
    .orderBy(sql`id = ${currentId}`, 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()

/** Whether the user has, or recently had, a session of this id. */
export const ownsSession = async (db: Db, userId: number, id: string): Promise<boolean> =>
  (await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

const toEntry = (actor: Actor, { id, address }: { id: string; address: string }): AuditEntry => ({
  actor,
  action: 'session.end',
  subject: `sessions/${id}`,
  detail: { reason: 'user', address: getAddress({ ip: address }) },
})

/**
 * Ends all sessions of a user but the current one, or one of them, with their tokens; gives how many. The user's row is held, so
 * that of two sessions which end each other only the first does: undefined, the current one has ended.
 */
export const endOtherSessions = (
  db: Db,
  { userId, currentId, id, actor }: Own & { id?: string; actor: Actor },
  now: Date,
): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    await holdUser(transaction, userId, 'update')
    const current = liveSessions(transaction, userId, now).select('id').where('id', '=', currentId)
    if (!(await current.executeTakeFirst())) return undefined
    const others = transaction
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: 'user', sealed_token: null })
      .where('user_id', '=', userId)
      .where('id', '!=', currentId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
    const ended = await (id === undefined ? others : others.where('id', '=', id)).returning(['id', 'address']).execute()
    // In few statements, since they hold the end of the chain.
    for (let start = 0; start < ended.length; start += MOST_ROWS)
      await transaction
        .insertInto('audit')
        .values(ended.slice(start, start + MOST_ROWS).map((session) => auditRow(toEntry(actor, session), now)))
        .execute()
    return ended.length
  })
