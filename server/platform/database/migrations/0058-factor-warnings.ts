import { type Kysely, type Migration, sql } from 'kysely'

/** When the user was last told of wrong codes, so that guessing sends one mail a day. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table totp_factors add column warned_at timestamptz`.execute(db)
}

export const factorWarnings: Migration = { up }
