import { type Kysely, type Migration, sql } from 'kysely'

/** Limits on what a user writes, and an index by which old events are found. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index events_created on events (created_at)`.execute(db)
  await sql`create table write_counts (
    user_id integer not null references users on delete cascade,
    kind text not null,
    seconds integer not null,
    began_at timestamptz not null,
    count integer not null,
    primary key (user_id, kind, seconds)
  )`.execute(db)
}

export const retention: Migration = { up }
