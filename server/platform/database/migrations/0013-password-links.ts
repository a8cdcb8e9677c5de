import { type Kysely, type Migration, sql } from 'kysely'

/** Requests for links by mail, mails that end, and accounts that are switched off or signed out everywhere. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column is_active boolean not null default true,
    add column signed_out_at timestamptz`.execute(db)
  await sql`alter table outgoing_mails add column good_until timestamptz`.execute(db)
  await sql`create table link_requests (
    id uuid primary key,
    purpose text not null,
    account text not null,
    address text not null,
    asked_at timestamptz not null,
    handled_at timestamptz
  )`.execute(db)
  await sql`create index link_requests_address on link_requests (address, asked_at)`.execute(db)
  await sql`create index link_requests_open on link_requests (asked_at) where handled_at is null`.execute(db)
  await sql`create index one_time_tokens_user on one_time_tokens (user_id, purpose)`.execute(db)
}

export const passwordLinks: Migration = { up }
