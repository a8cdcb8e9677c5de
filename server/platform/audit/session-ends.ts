import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { system, userActor } from './actor.ts'
import { writeAudit } from './repository.ts'

type End = { id: string; userId: number; reason: 'sign-out' | 'expired' | 'replay'; address: string }

/**
 * Records that a session has ended: by its user, or by the server. `address` is of the browser that was there at the end, which
 * after a replay may be a thief's.
 */
export async function recordSessionEnd(db: Kysely<Database>, end: End, now: Date): Promise<void> {
  const { id, userId, reason, address } = end
  const user = await db
    .selectFrom('users')
    .select(['id', 'username', 'external_reference as externalReference'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return
  const subject = `sessions/${id}`
  const byUser = { actor: userActor(user, { ip: address }, id), action: 'session.sign_out', subject }
  const byServer = {
    actor: system,
    action: 'session.end',
    subject,
    detail: { reason, username: user.username, address },
  }
  await writeAudit(db, reason === 'sign-out' ? byUser : byServer, now)
}
