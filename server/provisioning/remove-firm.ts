import type { Kysely } from 'kysely'
import type { Firm } from '#server/firms/repository.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { auditFollowed, moveToFirm } from './follow-firm.ts'

/**
 * Removes a firm with its domains, rules, provider and subscription; its users stay, belong to no firm, and have no subscription but
 * their own. To be called with its row held.
 */
export async function removeFirm(
  db: Kysely<Database>,
  { firm, actor }: { firm: Pick<Firm, 'id' | 'slug'>; actor: Actor },
  now: Date,
): Promise<void> {
  const users = await db.selectFrom('users').select('id').where('firm_id', '=', firm.id).execute()
  const userIds = users.map(({ id }) => id)
  const followed = await moveToFirm(db, userIds, null, now)
  await db.deleteFrom('firms').where('id', '=', firm.id).execute()
  const detail = { firm: firm.slug }
  await writeAudit(db, { actor, action: 'firm.remove', subject: `firms/${firm.id}`, detail }, now)
  await auditFollowed(db, followed, actor, now)
}
