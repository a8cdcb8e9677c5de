import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { holdUser } from './users.ts'

/** As long as Remember Me keeps a session (R007), in milliseconds. */
const LIFETIME = 400 * 24 * 60 * 60 * 1000

/** How long a spent token may come again, because two tabs renewed at once, in milliseconds. */
const GRACE = 10_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

async function insertToken(
  db: Kysely<Database> | Transaction<Database>,
  session: { userId: number; familyId: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { userId, familyId, now } = session
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      family_id: familyId,
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME),
    })
    .execute()
  return token
}

/** Begins a session and gives its first refresh token. */
export const startSession = (db: Kysely<Database>, userId: number, now: Date): Promise<string> =>
  insertToken(db, { userId, familyId: randomUUID(), now })

/**
 * Trades a refresh token for the next one of its family (R145); undefined when it is unknown, revoked or expired. A
 * token that was already spent revokes its family, as whoever uses it may have stolen it, unless that was just now.
 */
export function rotateToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ userId: number; token: string } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const tokenHash = hashOf(token)
    const owner = await transaction
      .selectFrom('sessions')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (!owner || !(await holdUser(transaction, owner.user_id, 'share'))) return undefined
    const found = await transaction
      .selectFrom('sessions')
      .select(['family_id', 'user_id', 'expires_at', 'spent_at', 'revoked_at'])
      .where('token_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst()
    if (!found || found.revoked_at !== null || found.expires_at <= now) return undefined
    const { family_id: familyId, user_id: userId, spent_at: spentAt } = found
    if (spentAt !== null && now.getTime() - spentAt.getTime() > GRACE) {
      await transaction.updateTable('sessions').set({ revoked_at: now }).where('family_id', '=', familyId).execute()
      return undefined
    }
    if (spentAt === null) {
      await transaction.updateTable('sessions').set({ spent_at: now }).where('token_hash', '=', tokenHash).execute()
    }
    return { userId, token: await insertToken(transaction, { userId, familyId, now }) }
  })
}

/** Ends every session of a user, on all devices. */
export async function revokeSessions(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Removes what can no longer be used. */
export async function removeExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
