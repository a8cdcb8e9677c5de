import { type Kysely, type Migration, sql } from 'kysely'

/** Tokens of the identity providers that keep the users of a firm, what these say of a user, and whether they made one inactive. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table firm_tokens (
    id integer generated always as identity primary key,
    firm_id integer not null references firms on delete cascade,
    prefix text not null unique,
    token_hash text not null unique,
    created_at timestamptz not null,
    last_used_at timestamptz,
    ended_at timestamptz,
    began_at timestamptz,
    calls integer not null default 0
  )`.execute(db)
  await sql`create index firm_tokens_firm on firm_tokens (firm_id)`.execute(db)
  await sql`create table firm_users (
    user_id integer primary key references users on delete cascade,
    external_id text,
    given_name text,
    family_name text
  )`.execute(db)
  await sql`alter table users add column is_disabled_by_firm boolean not null default false`.execute(db)
}

export const scim: Migration = { up }
