import type { Kysely } from 'kysely'
import type { SendAccountLink } from '#contract/desk-users.ts'
import { issueToken, LINK_LIFETIME } from '#server/accounts/one-time-tokens.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { refuse } from '#server/platform/http/http-errors.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import { holdAccount } from './change.ts'
import { INVITATION_LIFETIME, invitationMail } from './invitation-mail.ts'
import type { AccountRow } from './repository.ts'
import { resetMail } from './reset-mail.ts'

type Db = Kysely<Database>

/** Queues a mail with a link to set a password, good for so many milliseconds. An earlier link does not work any more. */
async function sendLink(
  db: Db,
  { userId, lifetime, toMail }: { userId: number; lifetime: number; toMail: (token: string) => Mail },
  now: Date,
): Promise<void> {
  const token = await issueToken(db, { userId, purpose: 'password_reset' }, now, lifetime)
  await queueMails(db, [toMail(token)], now, { goodUntil: new Date(now.getTime() + lifetime) })
}

type Invited = { id: number; username: string; name: string; end: Date | null; isTrial: boolean; language: 'en' | 'de' }

/** Sends a user the link by which the first password is set. */
export function invite(db: Db, { id, ...user }: Invited, mail: MailSettings, now: Date): Promise<void> {
  const toMail = (token: string) => invitationMail({ ...user, token }, mail)
  return sendLink(db, { userId: id, lifetime: INVITATION_LIFETIME, toMail }, now)
}

/** Throws with a 422 where a link of this kind would lead nowhere. */
async function requireUse(db: Db, account: AccountRow, kind: SendAccountLink['kind']): Promise<void> {
  if (!account.is_active) throw refuse({ text: 'This account is ended.', code: 'account-ended' })
  if (!isAddress(account.username)) throw refuse({ text: 'A user name is an email address.', code: 'no-address' })
  if (kind === 'invitation' && account.has_password)
    throw refuse({ text: 'This user has a password already.', code: 'has-password' })
  if (kind === 'password_reset' && !account.has_password)
    throw refuse({ text: 'This user has no password yet.', code: 'has-no-password' })
  if (account.firm_id === null) return
  const firm = await db.selectFrom('firms').select('sso_required').where('id', '=', account.firm_id).executeTakeFirst()
  if (firm?.sso_required) throw refuse({ text: 'Users of this firm sign in at the firm only.', code: 'at-firm-only' })
}

type Sending = {
  id: number
  callerId: number
  kind: SendAccountLink['kind']
  actor: Actor
  mail: MailSettings | undefined
}

/**
 * Sends a user the invitation again, or a link to set another password.
 * @throws a 422 where that is not possible
 */
export const sendAccountLink = (db: Db, { id, callerId, kind, actor, mail }: Sending, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const account = await holdAccount(transaction, { id, callerId })
    if (!mail) throw refuse({ text: 'No email can be sent here.', code: 'no-mails' })
    await requireUse(transaction, account, kind)
    const { username, name, valid_until: end, is_trial: isTrial } = account
    const settings = await transaction
      .selectFrom('delivery_settings')
      .select('language')
      .where('user_id', '=', id)
      .executeTakeFirst()
    const user = { username, name, language: settings?.language ?? 'en' }
    const toResetMail = (token: string) => resetMail({ ...user, token }, mail)
    if (kind === 'invitation') await invite(transaction, { ...user, id, end, isTrial }, mail, now)
    else await sendLink(transaction, { userId: id, lifetime: LINK_LIFETIME, toMail: toResetMail }, now)
    const action = kind === 'invitation' ? 'user.invite' : 'user.send_reset'
    await writeAudit(transaction, { actor, action, subject: `users/${id}`, detail: { username } }, now)
  })
