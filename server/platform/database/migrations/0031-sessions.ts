import { type Kysely, type Migration, sql } from 'kysely'

/**
 * One row for each session in place of one for each refresh token. Sessions from before end: nobody knows which of them were
 * to be remembered, and copies of their tokens may be in use unseen.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sessions`.execute(db)
  await sql`create table sessions (
    id uuid primary key,
    user_id integer not null references users on delete cascade,
    secret_hash text not null unique,
    token_hash text not null,
    spent_hash text,
    spent_at timestamptz,
    sealed_token text,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    user_agent text not null,
    address text not null,
    is_remembered boolean not null,
    expires_at timestamptz not null,
    absolute_end timestamptz not null,
    ended_at timestamptz,
    end_reason text
  )`.execute(db)
  await sql`create index sessions_user on sessions (user_id)`.execute(db)
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db)
}

export const sessions: Migration = { up }
