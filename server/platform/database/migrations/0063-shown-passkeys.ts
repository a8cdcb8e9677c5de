import { type Kysely, type Migration, sql } from 'kysely'

/** Whether a passkey was shown in a session, which is a second factor by itself. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column has_shown_passkey boolean not null default false`.execute(db)
}

export const shownPasskeys: Migration = { up }
