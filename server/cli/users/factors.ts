import type { Kysely } from 'kysely'
import { endPending } from '#server/accounts/factors/pending-sign-ins.ts'
import { removeTotp } from '#server/accounts/factors/repository.ts'
import { removePasskeys } from '#server/accounts/passkeys/repository.ts'
import { queueSecurityMailBy } from '#server/accounts/security-mail.ts'
import { endSessions } from '#server/accounts/sessions.ts'
import { operator } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'
import { findAccount } from './accounts.ts'

/**
 * Removes the authenticator app and the passkeys of a user who has lost them, after the operator has made sure who asks. Every
 * session ends, since they may have been stolen and not lost. The user is told by mail, in case somebody else has asked.
 */
export async function removeFactors(
  db: Kysely<Database>,
  username: string,
  { mail, now }: { mail: MailSettings; now: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await findAccount(transaction, username)
    const hadApp = await removeTotp(transaction, user.id)
    const hadPasskeys = await removePasskeys(transaction, user.id)
    if (!hadApp && !hadPasskeys) throw new Error(`${user.username} has no second factor and no passkey.`)
    await endPending(transaction, user.id)
    await endSessions(transaction, user.id, 'factor', now)
    const removed = [
      ...(hadApp ? [{ factor: 'totp', event: 'totp_removed_by_desk' } as const] : []),
      ...(hadPasskeys ? [{ factor: 'passkey', event: 'passkeys_removed_by_desk' } as const] : []),
    ]
    for (const { factor, event } of removed) {
      await queueSecurityMailBy(mail, transaction, { user, event, at: now })
      const detail = { factor, username: user.username }
      const entry = { actor: operator(), action: 'factor.remove', subject: `users/${user.id}`, detail }
      await writeAudit(transaction, entry, now)
    }
  })
}
