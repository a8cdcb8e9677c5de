import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Second factors: codes of an authenticator app and recovery codes, sign-ins that wait for one, and when the user of a session
 * last entered a secret. Sessions from before have to enter it again.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table factor_keys (
    id text primary key,
    secret text not null,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create table totp_factors (
    user_id integer primary key references users on delete cascade,
    sealed_secret text not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step integer,
    last_used_at timestamptz
  )`.execute(db)
  await sql`create table recovery_codes (
    user_id integer not null references users on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`.execute(db)
  await sql`create table pending_sign_ins (
    token_hash text primary key,
    user_id integer not null references users on delete cascade,
    is_remembered boolean not null,
    signed_in_by text not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index pending_sign_ins_user on pending_sign_ins (user_id)`.execute(db)
  await sql`create index pending_sign_ins_expiry on pending_sign_ins (expires_at)`.execute(db)
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db)
}

export const factors: Migration = { up }
