import { type Kysely, type Migration, sql } from 'kysely'

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table users (
    id integer primary key,
    username text not null unique,
    name text not null,
    external_reference text,
    must_change_password boolean not null default false,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create table credentials (
    user_id integer primary key references users on delete cascade,
    password_hash text not null,
    changed_at timestamptz not null
  )`.execute(db)
  await sql`create table sessions (
    token_hash text primary key,
    family_id uuid not null,
    user_id integer not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    spent_at timestamptz,
    revoked_at timestamptz
  )`.execute(db)
  await sql`create index sessions_family on sessions (family_id)`.execute(db)
  await sql`create index sessions_user on sessions (user_id)`.execute(db)
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db)
  await sql`create table sign_in_failures (
    account text not null,
    address text not null,
    failed_at timestamptz not null
  )`.execute(db)
  await sql`create index sign_in_failures_address on sign_in_failures (address, failed_at)`.execute(db)
  await sql`create table one_time_tokens (
    token_hash text primary key,
    user_id integer not null references users on delete cascade,
    purpose text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db)
  await sql`create table entitlements (
    user_id integer primary key references users on delete cascade,
    level smallint not null,
    region_ids integer[],
    asset_class_ids integer[],
    libraries text[]
  )`.execute(db)
  await sql`create table preferences (
    user_id integer primary key references users on delete cascade,
    cris json not null default '[]',
    access_rows json not null default '[]'
  )`.execute(db)
}

export const users: Migration = { up }
