import { type Kysely, type Migration, sql } from 'kysely'

/** Attempts are counted before they are checked, and each account remembers the devices and addresses it was used from. */
async function up(db: Kysely<unknown>): Promise<void> {
  // Failures count for an hour at most, so none is worth converting.
  await sql`delete from sign_in_failures`.execute(db)
  await sql`alter table sign_in_failures
    add column id uuid primary key default gen_random_uuid(),
    add column kind text not null default 'password',
    add column source text not null default '',
    add column is_known boolean not null default false`.execute(db)
  await sql`create index sign_in_failures_account on sign_in_failures (account, failed_at)`.execute(db)
  await sql`create index sign_in_failures_time on sign_in_failures (failed_at)`.execute(db)
  await sql`create table known_sources (
    account text not null,
    source text not null,
    seen_at timestamptz not null,
    primary key (account, source)
  )`.execute(db)
  await sql`create index known_sources_source on known_sources (source)`.execute(db)
  await sql`create index known_sources_time on known_sources (seen_at)`.execute(db)
  await sql`create index link_requests_account on link_requests (account, address, asked_at)`.execute(db)
}

export const signInLimits: Migration = { up }
