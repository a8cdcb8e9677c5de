import type { Kysely } from 'kysely'
import { endPending } from '#server/accounts/factors/pending-sign-ins.ts'
import { endTokens } from '#server/accounts/one-time-tokens.ts'
import { endSessions } from '#server/accounts/sessions.ts'
import { takeBackFrom } from '#server/delivery/mails/take-back.ts'
import type { Database } from '#server/platform/database/schema.ts'

/** Who lets a user in or shuts them out. A firm cannot let in whom the operator has shut out. */
type By = 'operator' | 'firm'

/**
 * Lets a user in, or shuts them out: every session, link and access token ends at once. To be called with `holdTurnsOf` and the
 * user's row held.
 */
export async function setUserActive(
  db: Kysely<Database>,
  { userId, isActive, by }: { userId: number; isActive: boolean; by: By },
  now: Date,
): Promise<void> {
  const signedOut = isActive ? {} : { signed_out_at: now }
  await db
    .updateTable('users')
    .set({ is_active: isActive, is_disabled_by_firm: !isActive && by === 'firm', ...signedOut })
    .where('id', '=', userId)
    .execute()
  if (isActive) return
  await endSessions(db, userId, 'disabled', now)
  await endTokens(db, userId, now)
  await endPending(db, userId)
  await takeBackFrom(db, userId, now)
}
