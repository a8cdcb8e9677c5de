import { type Kysely, sql } from 'kysely'
import { takeBackFrom } from '#server/delivery/mails/take-back.ts'
import { system } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import { holdTurnsOf, permitEmails } from './entitle.ts'
import { type Ending, expiryMail } from './expiry-mail.ts'

type Db = Kysely<Database>

/** Calls `work` until it has nothing left to do. Returns how often it did something. */
async function repeat(work: () => Promise<boolean>, isClosing: () => boolean): Promise<number> {
  let count = 0
  while (!isClosing() && (await work())) count += 1
  return count
}

/** One subscription in one transaction; whether there was one. Of several processes each takes another one. */
const endNext = (db: Db, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; username: string }>`select users.id, username
      from entitlements join users on users.id = user_id
      where valid_until <= ${now} and ended_at is null order by valid_until limit 1`.execute(transaction)
    const user = rows[0]
    if (!user) return false
    await holdTurnsOf(transaction, user.username)
    await transaction.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    const ended = await transaction
      .updateTable('entitlements')
      .set({ ended_at: now })
      .where('user_id', '=', user.id)
      .where('valid_until', '<=', now)
      .where('ended_at', 'is', null)
      .returning(['valid_until', 'is_trial'])
      .executeTakeFirst()
    // Another process was quicker, or it was extended a moment ago.
    if (!ended) return true
    await permitEmails(transaction, [user.id], { level: 0, region_ids: null })
    await takeBackFrom(transaction, user.id, now)
    const detail = { username: user.username, ...ended }
    await writeAudit(
      transaction,
      { actor: system, action: 'entitlement.end', subject: `users/${user.id}`, detail },
      now,
    )
    return true
  })

/**
 * Takes back what followed from subscriptions that have ended: permitted emails and digests that wait. What they covered is closed
 * without this, from their end on.
 */
export const endExpired = (db: Db, now: Date, isClosing = () => false): Promise<number> =>
  repeat(() => endNext(db, now), isClosing)

const DAYS_BEFORE = 3
const DAY = 24 * 60 * 60 * 1000

type EndingRow = Omit<Ending, 'user'> & { id: number; name: string; username: string }

const remindNext = (db: Db, settings: MailSettings, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const soon = new Date(now.getTime() + DAYS_BEFORE * DAY)
    const { rows } = await sql<EndingRow>`select users.id, users.name, username, is_trial as "isTrial",
        valid_until as "end", coalesce(language, 'en') as language, coalesce(zone_or_utc(time_zone), 'UTC') as "timeZone"
      from entitlements join users on users.id = entitlements.user_id
        left join delivery_settings on delivery_settings.user_id = users.id
      where valid_until > ${now} and valid_until <= ${soon} and reminded_at is null and level > 0 and is_active
      order by valid_until limit 1 for update of entitlements skip locked`.execute(transaction)
    const row = rows[0]
    if (!row) return false
    await transaction.updateTable('entitlements').set({ reminded_at: now }).where('user_id', '=', row.id).execute()
    if (isAddress(row.username)) {
      const mail = expiryMail({ ...row, user: row }, settings)
      await queueMails(transaction, [mail], now, { goodUntil: row.end })
    }
    return true
  })

/** Queues a mail for each user whose subscription ends within three days, once. Returns how many users there were. */
export const remindEnding = (db: Db, settings: MailSettings, now: Date, isClosing = () => false): Promise<number> =>
  repeat(() => remindNext(db, settings, now), isClosing)
