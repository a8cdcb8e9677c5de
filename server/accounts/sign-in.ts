import type { Kysely } from 'kysely'
import { holdUser } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { ownerOfToken, spendToken } from './one-time-tokens.ts'
import { findPasswordHash } from './passwords.ts'
import { type OpenSession, type SessionStart, startSession } from './sessions.ts'

type Db = Kysely<Database>

/** Starts a session after the password behind this hash was verified; undefined if it was changed since. */
export const signInByPassword = (
  db: Db,
  { id: userId, password_hash: hash }: { id: number; password_hash: string },
  start: SessionStart,
  now: Date,
): Promise<OpenSession | undefined> =>
  db.transaction().execute(async (transaction) => {
    const user = await holdUser(transaction, userId, 'share')
    if (!user || (await findPasswordHash(transaction, userId)) !== hash) return undefined
    return startSession(transaction, { ...start, userId }, now)
  })

/** Starts a session by a sign-in link and spends it; undefined if the link is invalid, spent or expired. */
export const signInByLink = (db: Db, token: string, start: SessionStart, now: Date): Promise<OpenSession | undefined> =>
  db.transaction().execute(async (transaction) => {
    const userId = await ownerOfToken(transaction, token, 'passwordless_login', now)
    if (userId === undefined || !(await holdUser(transaction, userId, 'share'))) return undefined
    if ((await spendToken(transaction, token, 'passwordless_login', now)) === undefined) return undefined
    return startSession(transaction, { ...start, userId }, now)
  })
