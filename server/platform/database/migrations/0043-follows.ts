import { type Kysely, type Migration, sql } from 'kysely'

/** What users follow: companies, analysts and sectors. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table follows (
    user_id integer not null references users on delete cascade,
    tag_id integer not null references tags on delete cascade,
    followed_at timestamptz not null,
    primary key (user_id, tag_id)
  )`.execute(db)
}

export const follows: Migration = { up }
