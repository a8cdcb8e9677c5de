import type { Kysely } from 'kysely'
import { endPending } from '#server/accounts/factors/pending-sign-ins.ts'
import { removeTotp } from '#server/accounts/factors/repository.ts'
import { queueSecurityMailBy } from '#server/accounts/security-mail.ts'
import { endSessions } from '#server/accounts/sessions.ts'
import { operator } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'
import { findAccount } from './accounts.ts'

/**
 * Removes the second factor of a user who has lost it, after the operator has made sure who asks. Every session ends, since the
 * factor may have been stolen and not lost. The user is told by mail, in case somebody else has asked.
 */
export async function removeFactors(
  db: Kysely<Database>,
  username: string,
  { mail, now }: { mail: MailSettings; now: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await findAccount(transaction, username)
    if (!(await removeTotp(transaction, user.id))) throw new Error(`${user.username} has no second factor.`)
    await endPending(transaction, user.id)
    await endSessions(transaction, user.id, 'factor', now)
    await queueSecurityMailBy(mail, transaction, { user, event: 'totp_removed_by_desk', at: now })
    const detail = { factor: 'totp', username: user.username }
    const entry = { actor: operator(), action: 'factor.remove', subject: `users/${user.id}`, detail }
    await writeAudit(transaction, entry, now)
  })
}
