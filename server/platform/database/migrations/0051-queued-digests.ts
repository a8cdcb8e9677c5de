import { type Kysely, type Migration, sql } from 'kysely'

/** Whose digest a queued mail is, so that it can be taken back, and the order in which mails go out: digests last. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outgoing_mails
    add column digest_user_id integer references users (id) on delete cascade`.execute(db)
  await sql`create index outgoing_mails_digest on outgoing_mails (digest_user_id) where digest_user_id is not null`.execute(
    db,
  )
  await sql`create index outgoing_mails_order on outgoing_mails ((digest_user_id is not null), due_at, created_at, id)
    where given_up_at is null`.execute(db)
}

export const queuedDigests: Migration = { up }
