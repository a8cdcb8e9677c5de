import type { Kysely } from 'kysely'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { applyRules } from './apply-rules.ts'
import { type Firm, findProvider } from './repository.ts'

/** What is not given stays. */
export type RuleChange = Partial<
  Pick<Firm, 'name' | 'sso_required' | 'mfa_required' | 'idle_minutes' | 'allowed_networks'>
>

/**
 * Changes the rules of a firm, at once for the sessions that there are. Throws with a text for the operator if nobody could sign in
 * any more. To be called with the firm's row held.
 */
export async function changeRules(
  db: Kysely<Database>,
  { firm, change, actor }: { firm: Firm; change: RuleChange; actor: Actor },
  now: Date,
): Promise<void> {
  const after = { ...firm, ...change }
  if (after.sso_required && !(await findProvider(db, firm.id)))
    throw new Error(
      `${firm.slug} has no provider to sign in at. Set it first: npm run server:firm -- oidc ${firm.slug}`,
    )
  await db.updateTable('firms').set(change).where('id', '=', firm.id).execute()
  const ended = await applyRules(db, after, now)
  const detail = { firm: firm.slug, ...fieldDifference(firm, after), ...(ended > 0 && { ended_sessions: ended }) }
  await writeAudit(db, { actor, action: 'firm.set', subject: `firms/${firm.id}`, detail }, now)
}
