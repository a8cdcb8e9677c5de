import type { Kysely } from 'kysely'
import { holdUser } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type OpenSession, type SessionStart, startSession } from '../sessions.ts'
import { spendCompleted } from './repository.ts'

type Begin = { completed: { request_hash: string; firm_id: number | null }; userId: number; start: SessionStart }

/** Begins the session of a user who came back from a provider; undefined: another call has, or the user was shut out or moved meanwhile. */
export const beginSession = (
  db: Kysely<Database>,
  { completed, userId, start }: Begin,
  now: Date,
): Promise<OpenSession | undefined> =>
  db.transaction().execute(async (transaction) => {
    if (!(await holdUser(transaction, userId, 'share'))) return undefined
    const user = await transaction.selectFrom('users').select('firm_id').where('id', '=', userId).executeTakeFirst()
    if (!user || user.firm_id !== completed.firm_id) return undefined
    if (!(await spendCompleted(transaction, completed.request_hash))) return undefined
    return startSession(transaction, { ...start, userId, isFirmSignIn: true }, now)
  })
