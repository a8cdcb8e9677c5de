import type { Kysely } from 'kysely'
import { hashToken, newToken } from '#server/access/tokens.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { FirstStep } from '#server/platform/database/tables/factors.ts'

type Db = Kysely<Database>

/** Milliseconds that a user has for the second step: long enough to look for a phone. */
const LIFETIME = 10 * 60_000

export type PendingStart = { userId: number; isRemembered: boolean; by: FirstStep }

/** Writes down that the first step was taken. To be called within a transaction that holds the user's row. */
export async function startPending(
  db: Db,
  { userId, isRemembered, by }: PendingStart,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME)
  const old = db
    .selectFrom('pending_sign_ins')
    .select('token_hash')
    .where('expires_at', '<=', now)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('pending_sign_ins').where('token_hash', 'in', old).execute()
  await db
    .insertInto('pending_sign_ins')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      is_remembered: isRemembered,
      signed_in_by: by,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

/** The sign-in that a token continues; undefined: it is unknown, spent or expired. */
export const findPending = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('pending_sign_ins')
    .select(['user_id', 'is_remembered', 'signed_in_by'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Spends a token: of several who try, one gets true. */
export async function spendPending(db: Db, token: string): Promise<boolean> {
  const row = await db
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every sign-in of a user that waits, since what its first step has shown is not good any more. */
export async function endPending(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
}
