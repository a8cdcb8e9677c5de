import type { Kysely } from 'kysely'
import type { User } from '#server/access/users.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { endPending } from './factors/pending-sign-ins.ts'
import { hasFactor } from './factors/repository.ts'
import { forgetSources } from './known-sources.ts'
import { endTokens } from './one-time-tokens.ts'
import { endSessions } from './sessions.ts'
import { forgetWrongPasswords } from './sign-in-failures.ts'

type Db = Kysely<Database>

type NewPassword = {
  user: Pick<User, 'id' | 'username'>
  /** Who sets the password: the user, or an operator. */
  actor: Actor
  /** As `hashPassword` gives it. */
  hash: string
  /** The hash that must still be stored; left out: any. */
  before?: string
  action: 'password.reset' | 'password.change'
}

/** The hash of a user's password; undefined: the user has none. */
export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.password_hash
}

/**
 * Gives a user a new password and ends what the old one had opened: sessions, access tokens, links in mails, refused passwords
 * and, without a factor, known devices. False, and nothing is changed: it is not the old one any more. To be called within a transaction.
 */
export async function setPassword(
  db: Db,
  { user, actor, hash, before, action }: NewPassword,
  now: Date,
): Promise<boolean> {
  const password = { password_hash: hash, changed_at: now }
  if (before === undefined) {
    await db
      .insertInto('credentials')
      .values({ user_id: user.id, ...password })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(password))
      .execute()
  } else {
    const changed = await db
      .updateTable('credentials')
      .set(password)
      .where('user_id', '=', user.id)
      .where('password_hash', '=', before)
      .returning('user_id')
      .executeTakeFirst()
    if (!changed) return false
  }
  await db
    .updateTable('users')
    .set({ must_change_password: false, signed_out_at: now })
    .where('id', '=', user.id)
    .execute()
  await endSessions(db, user.id, 'password', now)
  await endTokens(db, user.id, now)
  await endPending(db, user.id)
  await forgetWrongPasswords(db, user.username)
  // With a factor they have shown it as well, and are how its user gets in while others guess at codes.
  if (!(await hasFactor(db, user.id))) await forgetSources(db, user.username)
  const detail = { username: user.username }
  await writeAudit(db, { actor, action, subject: `users/${user.id}`, detail }, now)
  return true
}
