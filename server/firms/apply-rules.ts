import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Firm } from './repository.ts'

type Db = Kysely<Database>

const usersOf = (db: Db, firmId: number) => db.selectFrom('users').select('id').where('firm_id', '=', firmId)

/** Ends the sessions of a firm's users that did not begin at its provider, and the second steps that would begin others. */
async function endOtherSignIns(db: Db, firmId: number, now: Date): Promise<number> {
  const users = usersOf(db, firmId)
  await db.deleteFrom('pending_sign_ins').where('user_id', 'in', users).execute()
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'firm', sealed_token: null })
    .where('user_id', 'in', users)
    .where('is_firm_sign_in', '=', false)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
  return ended.length
}

/** Lets the open sessions of a firm's users end after so many minutes without use. */
async function shortenSessions(db: Db, firmId: number, minutes: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: sql`least(expires_at, last_used_at + ${minutes}::integer * interval '1 minute')` })
    .where('user_id', 'in', usersOf(db, firmId))
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Lets the rules of a firm take effect on the sessions that there are; gives how many have ended. Networks and second factors are
 * checked with each call, so nothing is done for them.
 */
export async function applyRules(
  db: Db,
  { id, sso_required, idle_minutes }: Pick<Firm, 'id' | 'sso_required' | 'idle_minutes'>,
  now: Date,
): Promise<number> {
  if (idle_minutes !== null) await shortenSessions(db, id, idle_minutes)
  return sso_required ? endOtherSignIns(db, id, now) : 0
}
