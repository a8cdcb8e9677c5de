import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Nobody is handing the mail over: it was not tried, the last attempt failed, or whoever took it has died. */
const isFree = (now: Date) => sql`(attempts = 0 or last_error is not null or due_at <= ${now})`

/** Takes digests out of the queue. What they are about goes into the next one, which is due at once. */
async function takeBack(db: Db, now: Date, which: RawBuilder<SqlBool>): Promise<void> {
  await sql`with queued as (
      select id from outgoing_mails
      where digest_user_id is not null and given_up_at is null and ${isFree(now)} and ${which} for update skip locked),
    gone as (
      delete from outgoing_mails where id in (select id from queued) returning digest_user_id as user_id, created_at),
    due as (update delivery_settings set next_at = ${now} from gone where delivery_settings.user_id = gone.user_id)
    update deliveries set mailed_at = null from gone
      where deliveries.user_id = gone.user_id and mailed_at = created_at`.execute(db)
}

/** Takes back a user's digest, since what the user wants by mail has changed. */
export const takeBackFrom = (db: Db, userId: number, now: Date): Promise<void> =>
  takeBack(db, now, sql`digest_user_id = ${userId}`)

/** Takes back the digests with a document that nobody may read any more. */
export const takeBackWith = (db: Db, documentId: number, now: Date): Promise<void> =>
  takeBack(
    db,
    now,
    sql`exists (select 1 from deliveries where deliveries.user_id = digest_user_id
      and document_id = ${documentId} and mailed_at = created_at)`,
  )

/** Takes back the digests that are too old, and those of users who have been deactivated. */
export const takeBackStale = (db: Db, now: Date): Promise<void> =>
  takeBack(
    db,
    now,
    sql`(good_until <= ${now} or exists (select 1 from users where users.id = digest_user_id and not is_active))`,
  )
