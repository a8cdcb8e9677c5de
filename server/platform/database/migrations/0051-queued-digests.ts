import { type Kysely, type Migration, sql } from 'kysely'

/** Whose digest a queued mail is, so that it can be taken back. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outgoing_mails
    add column digest_user_id integer references users (id) on delete cascade`.execute(db)
  await sql`create index outgoing_mails_digest on outgoing_mails (digest_user_id) where digest_user_id is not null`.execute(
    db,
  )
}

export const queuedDigests: Migration = { up }
