import type { Kysely } from 'kysely'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { FirmError } from './firm-error.ts'
import type { Firm } from './repository.ts'

type LeadChange = { firm: Pick<Firm, 'id' | 'slug'>; username: string; isLead: boolean; actor: Actor }

/**
 * Makes a user of a firm one of its leads, or ends that. Throws with a text for the operator if the firm has no such user. To be
 * called with the firm's row held.
 */
export async function setLead(
  db: Kysely<Database>,
  { firm, username: text, isLead, actor }: LeadChange,
  now: Date,
): Promise<void> {
  const username = text.trim().toLowerCase()
  const user = await db
    .updateTable('users')
    .set({ is_firm_lead: isLead })
    .where('username', '=', username)
    .where('firm_id', '=', firm.id)
    .returning('id')
    .executeTakeFirst()
  if (!user) throw new FirmError(`${firm.slug} has no user ${username}.`)
  const action = isLead ? 'firm.add_lead' : 'firm.remove_lead'
  await writeAudit(db, { actor, action, subject: `users/${user.id}`, detail: { firm: firm.slug, username } }, now)
}
