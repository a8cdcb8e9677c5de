import { type Kysely, sql } from 'kysely'
import { findFirmIdOf } from '#server/firms/repository.ts'
import { nextId } from '#server/platform/database/next-id.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type EntitlementColumns, permitEmails, permittedAt } from './entitle.ts'

export type NewUser = {
  /** In lower case. */
  username: string
  name: string
  externalReference?: string | null
  mustChangePassword?: boolean
  /** Undefined: the user has no password, and signs in by other means. */
  passwordHash?: string | undefined
  entitlement: EntitlementColumns
}

/**
 * Adds a user to the firm of the mail address, with a subscription and its email preferences; undefined, and nothing is changed:
 * there is one of that name. To be called within a transaction.
 */
export async function addUser(db: Kysely<Database>, user: NewUser, now: Date): Promise<number | undefined> {
  const { username, name, externalReference = null, mustChangePassword = false, passwordHash, entitlement } = user
  await sql`lock table users in share row exclusive mode`.execute(db)
  const taken = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst()
  if (taken) return undefined
  const id = await nextId(db, 'users')
  await db
    .insertInto('users')
    .values({
      id,
      username,
      name,
      external_reference: externalReference,
      must_change_password: mustChangePassword,
      firm_id: (await findFirmIdOf(db, username)) ?? null,
      created_at: now,
    })
    .execute()
  if (passwordHash !== undefined)
    await db.insertInto('credentials').values({ user_id: id, password_hash: passwordHash, changed_at: now }).execute()
  await db
    .insertInto('entitlements')
    .values({ user_id: id, ...entitlement })
    .execute()
  await permitEmails(db, [id], permittedAt(entitlement, now))
  return id
}
