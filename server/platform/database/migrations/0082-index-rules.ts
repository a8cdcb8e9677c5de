import { type Kysely, type Migration, sql } from 'kysely'

/** By which rules the lists of a block were written: those of before, and of servers of the version before, are 0. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_blocks add column rules integer not null default 0`.execute(db)
}

export const indexRules: Migration = { up }
