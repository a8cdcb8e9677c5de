import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Mail } from './mail.ts'

type Db = Kysely<Database>

const MINUTE = 60_000

/** Milliseconds for which a taken mail is locked: longer than any transport takes to send it. */
const TAKEN = 5 * MINUTE

/** Between attempts, doubled each time up to the longest; after the last one, in about two days, a person has to look. */
const PAUSE = MINUTE
const LONGEST_PAUSE = 4 * 60 * MINUTE
const MOST_ATTEMPTS = 20

type Failed = { reason: string; now: Date }

export type OutgoingMail = { id: string; mail: Mail; attempts: number }

type Queued = {
  /** The mails are not sent after this. */
  goodUntil?: Date
  /** Whose digest they are. */
  digestUserId?: number
}

/** Puts mails down to be sent; within a transaction they are sent only if it is committed. */
export async function queueMails(
  db: Db,
  mails: readonly Mail[],
  now: Date,
  { goodUntil, digestUserId }: Queued = {},
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map((mail) => ({
    id: randomUUID(),
    mail: JSON.stringify(mail),
    created_at: now,
    due_at: now,
    good_until: goodUntil ?? null,
    digest_user_id: digestUserId ?? null,
  }))
  await db.insertInto('outgoing_mails').values(rows).execute()
}

/** Throws away what is of no use any more, with the link that is in it. Digests that nobody has refused are taken back instead. */
export async function removeEndedMails(db: Db, now: Date): Promise<void> {
  await sql`delete from outgoing_mails
    where good_until <= ${now} and (digest_user_id is null or given_up_at is not null)`.execute(db)
}

/**
 * Takes the mail that has been due for longest: several processes never take the same one. Digests come last, since a link that
 * signs in is waited for, and ends soon.
 */
export async function takeMail(db: Db, now: Date): Promise<OutgoingMail | undefined> {
  const taken = await sql<OutgoingMail>`update outgoing_mails
    set attempts = attempts + 1, last_error = null, due_at = ${new Date(now.getTime() + TAKEN)}
    where id = (select id from outgoing_mails where due_at <= ${now} and given_up_at is null and (good_until is null or good_until > ${now})
      order by digest_user_id is not null, due_at, created_at, id limit 1 for update skip locked)
    returning id, mail, attempts`.execute(db)
  return taken.rows[0]
}

/** A mail that was handed over is kept no longer. */
export const removeMail = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('outgoing_mails').where('id', '=', id).execute()
}

export const isLastAttempt = ({ attempts }: OutgoingMail): boolean => attempts >= MOST_ATTEMPTS

/** Leaves a mail that cannot be handed over for a person to look at. */
export async function giveUpMail(db: Db, { id }: OutgoingMail, { reason, now }: Failed): Promise<void> {
  await db.updateTable('outgoing_mails').set({ given_up_at: now, last_error: reason }).where('id', '=', id).execute()
}

/** Puts a mail off that could not be handed over. */
export async function postponeMail(db: Db, { id, attempts }: OutgoingMail, { reason, now }: Failed): Promise<void> {
  const pause = Math.min(PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE)
  await db
    .updateTable('outgoing_mails')
    .set({ due_at: new Date(now.getTime() + pause), last_error: reason })
    .where('id', '=', id)
    .execute()
}

/** How many mails wait to be sent, and how many were given up. */
export async function countMails(db: Db): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; givenUp: number }>`select
    count(*) filter (where given_up_at is null)::int as waiting,
    count(given_up_at)::int as "givenUp" from outgoing_mails`.execute(db)
  return rows[0] ?? { waiting: 0, givenUp: 0 }
}
