import { type Kysely, sql } from 'kysely'
import { findUser } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { startPacing } from '#server/platform/jobs/pace.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import { weekdayIn } from '../settings/next-instant.ts'
import { addDefaultSettings, frequencyOf, nextAfter, type SettingsRow } from '../settings/repository.ts'
import { buildDigestMail } from './digest-mail.ts'
import { loadDigest } from './load-digest.ts'

type Db = Kysely<Database>

const SECOND = 1000

/** A digest that cannot be handed over for so long is taken back. */
const DAY = 24 * 60 * 60 * SECOND

/** For so long a mail that cannot be made is put off. */
const PUT_OFF = 10 * 60 * SECOND

/** The user whose mail has been due for longest, held to the end of the transaction; other processes take others. */
async function holdDue(db: Db, now: Date): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`select * from delivery_settings
    where frequency <> 'never' and next_at <= ${now}
      and (frequency <> 'at_once' or exists (select 1 from deliveries
        where deliveries.user_id = delivery_settings.user_id and mailed_at is null and read_at is null))
      and exists (select 1 from users where id = user_id and is_active)
    order by next_at, user_id limit 1 for update skip locked`.execute(db)
  return rows[0]
}

/** Of users who have chosen nothing, the preferences say whether the day that is due is one of theirs. */
async function isDueDay(db: Db, row: SettingsRow, now: Date): Promise<boolean> {
  const frequency = await frequencyOf(db, row)
  if (row.is_chosen || frequency !== 'weekly') return frequency !== 'never'
  // Also a day since the last turn on which no server ran.
  const days = Math.min(6, Math.floor((now.getTime() - row.next_at.getTime()) / DAY))
  const isDay = (ago: number) => weekdayIn(new Date(now.getTime() - ago * DAY), row.time_zone) === row.weekday
  return Array.from({ length: days + 1 }, (_, ago) => ago).some(isDay)
}

async function queueDigest(db: Db, row: SettingsRow, settings: MailSettings, now: Date): Promise<boolean> {
  const user = await findUser(db, row.user_id, now)
  if (!user || !isAddress(user.username)) return false
  const frequency = await frequencyOf(db, row)
  const digest = await loadDigest(db, user, now)
  const mail = buildDigestMail(digest, {
    user,
    settings: { ...row, frequency },
    key: row.unsubscribe_key,
    portal: settings,
  })
  if (mail) {
    const to = { name: oneLine(user.name), address: user.username }
    const goodUntil = new Date(now.getTime() + DAY)
    await queueMails(db, [{ from: settings.from, to, ...mail }], now, { goodUntil, digestUserId: user.id })
  }
  await sql`update deliveries set mailed_at = ${now}
    where user_id = ${user.id} and document_id = any(${digest.ids}::int[])`.execute(db)
  return mail !== undefined
}

/** Puts off the mail of a user for whom none can be made, so that the others get theirs. */
async function putOff(db: Db, userId: number, now: Date): Promise<void> {
  const next_at = new Date(now.getTime() + PUT_OFF)
  await db.updateTable('delivery_settings').set({ next_at }).where('user_id', '=', userId).execute()
}

type Round = {
  settings: MailSettings
  now: Date
  isClosing?: () => boolean
  /** Hears of each user whose mail could not be made; it is tried again later. */
  onFailure: (error: unknown, userId: number) => void
}

/** One user's turn in one transaction: the mail, what it is about, and when the next one is due. Undefined: nobody is due. */
async function takeTurn(db: Db, { settings, now, onFailure }: Round): Promise<boolean | undefined> {
  let userId: number | undefined
  try {
    return await db.transaction().execute(async (transaction) => {
      const row = await holdDue(transaction, now)
      userId = row?.user_id
      if (!row) return undefined
      const isQueued = (await isDueDay(transaction, row, now)) && (await queueDigest(transaction, row, settings, now))
      const next = nextAfter(row, now)
      // Later than now, so that this round ends.
      const next_at = next > now ? next : new Date(now.getTime() + SECOND)
      await transaction.updateTable('delivery_settings').set({ next_at }).where('user_id', '=', row.user_id).execute()
      return isQueued
    })
  } catch (error) {
    if (userId === undefined) throw error
    onFailure(error, userId)
    await putOff(db, userId, now)
    return false
  }
}

/** Queues the mails that are due. Returns how many. */
export async function sendDue(db: Db, round: Round): Promise<number> {
  await addDefaultSettings(db, round.now)
  const rest = startPacing()
  let count = 0
  while (!round.isClosing?.()) {
    const isQueued = await takeTurn(db, round)
    if (isQueued === undefined) break
    if (isQueued) count += 1
    await rest()
  }
  return count
}
