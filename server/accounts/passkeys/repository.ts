import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { newToken } from '#server/access/tokens.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { NewCredential } from './verify.ts'

type Db = Kysely<Database>

export const listPasskeys = (db: Db, userId: number) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

/** A passkey by the id that its authenticator gives, with the handle of its user; undefined: nobody has it. */
export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('passkey_users', 'passkey_users.user_id', 'passkeys.user_id')
    .select(['passkeys.id', 'passkeys.user_id', 'name', 'public_key', 'handle'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** By what name authenticators know a user, from the first passkey on. */
export async function findHandle(db: Db, userId: number): Promise<string> {
  const fresh = { user_id: userId, handle: newToken() }
  await db
    .insertInto('passkey_users')
    .values(fresh)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const { handle } = await db
    .selectFrom('passkey_users')
    .select('handle')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return handle
}

type AddedPasskey = NewCredential & { userId: number; name: string; transports: string[] }

/** Adds a passkey; undefined: it is there already, whoever has it. */
export const addPasskey = (
  db: Db,
  { userId, name, transports, credentialId, publicKey, counter, isBackedUp }: AddedPasskey,
  now: Date,
) =>
  db
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      user_id: userId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      name,
      is_backed_up: isBackedUp,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()

type Owned = { userId: number; id: string }

export const renamePasskey = (db: Db, { userId, id }: Owned, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Removes a passkey and gives its name; undefined: the user has none of this id. */
export async function removePasskey(db: Db, { userId, id }: Owned): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Removes all passkeys of a user; false: there were none. */
export async function removePasskeys(db: Db, userId: number): Promise<boolean> {
  const rows = await db.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute()
  return rows.length > 0
}

/**
 * Writes down a use. `cloned`: the authenticator counts uses, and this one does not follow the last, so there is a copy of it.
 * Where it does not count, it says 0 each time. In one statement, so that of two equal counts at the same time one is refused.
 */
export async function recordUse(
  db: Db,
  id: string,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
  now: Date,
): Promise<'recorded' | 'cloned' | 'removed'> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst()
  if (row) return 'recorded'
  const kept = await db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()
  return kept ? 'cloned' : 'removed'
}

/** Notes that a passkey was shown in a session, which is a second factor where the user's firm requires one. */
export async function noteShown(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ has_shown_passkey: true }).where('id', '=', sessionId).execute()
}
