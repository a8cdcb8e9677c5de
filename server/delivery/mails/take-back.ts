import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Nobody is handing the mail over: it was not tried, the last attempt failed, or whoever took it has died. */
const isFree = (now: Date) => sql`(attempts = 0 or last_error is not null or due_at <= ${now})`

/** Waits for the mails that are made for these users at this moment, and keeps others from being made until the end of the transaction. */
export const holdTurns = (db: Db, users: RawBuilder<unknown>) =>
  sql`select 1 from delivery_settings where user_id in ${users} order by user_id for update`.execute(db)

/** Takes digests out of the queue. What they are about goes into the next one, which is due when they were. */
async function takeBack(db: Db, now: Date, which: RawBuilder<SqlBool>): Promise<void> {
  await sql`with queued as (
      select id from outgoing_mails
      where digest_user_id is not null and given_up_at is null and ${isFree(now)} and ${which} for update skip locked),
    gone as (
      delete from outgoing_mails where id in (select id from queued) returning digest_user_id as user_id, created_at),
    due as (
      update delivery_settings set next_at = least(next_at, created_at) from gone
      where delivery_settings.user_id = gone.user_id)
    update deliveries set mailed_at = null from gone
      where deliveries.user_id = gone.user_id and mailed_at = created_at`.execute(db)
}

/** The same for users by their ids. */
export const holdTurnsOfAll = (db: Db, userIds: readonly number[]) =>
  holdTurns(db, sql`(select unnest(${userIds}::int[]))`)

/** Takes back the digests of users, since what they want by mail, or may read, has changed; within the transaction of that change. */
export async function takeBackFromAll(db: Db, userIds: readonly number[], now: Date): Promise<void> {
  await holdTurnsOfAll(db, userIds)
  await takeBack(db, now, sql`digest_user_id = any(${userIds}::int[])`)
}

export const takeBackFrom = (db: Db, userId: number, now: Date): Promise<void> => takeBackFromAll(db, [userId], now)

/** Takes back the digests with documents that are withdrawn or corrected; within the transaction that does so. */
export async function takeBackWith(db: Db, documentIds: readonly number[], now: Date): Promise<void> {
  const having = sql`from deliveries where document_id = any(${documentIds}::int[])`
  await holdTurns(db, sql`(select user_id ${having})`)
  await takeBack(
    db,
    now,
    sql`exists (select 1 ${having} and deliveries.user_id = digest_user_id and mailed_at = created_at)`,
  )
}

/** Takes back the digests that are too old, and those of users who have been deactivated. */
export const takeBackStale = (db: Db, now: Date): Promise<void> =>
  takeBack(
    db,
    now,
    sql`(good_until <= ${now} or exists (select 1 from users where users.id = digest_user_id and not is_active))`,
  )
