import { type Kysely, type Migration, sql } from 'kysely'

/**
 * The OpenID provider of a firm, what its groups may read, sign-ins that are on their way to it, and which user is behind the
 * provider's subject.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table firm_providers (
    firm_id integer primary key references firms on delete cascade,
    issuer text not null,
    client_id text not null,
    sealed_secret text not null,
    scope text not null,
    groups_claim text not null,
    verified_claim text not null,
    changed_at timestamptz not null
  )`.execute(db)
  await sql`create table firm_groups (
    firm_id integer not null references firms on delete cascade,
    value text not null,
    level integer not null,
    region_ids integer[],
    asset_class_ids integer[],
    libraries text[],
    primary key (firm_id, value)
  )`.execute(db)
  await sql`create table firm_subjects (
    firm_id integer not null references firms on delete cascade,
    issuer text not null,
    subject text not null,
    user_id integer not null references users on delete cascade,
    primary key (firm_id, issuer, subject),
    unique (firm_id, issuer, user_id)
  )`.execute(db)
  await sql`create table firm_sign_ins (
    request_hash text primary key,
    state_hash text unique,
    browser_hash text,
    firm_id integer references firms on delete cascade,
    nonce text,
    sealed_verifier text,
    target text,
    account text not null,
    is_remembered boolean not null,
    user_id integer references users on delete cascade,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index firm_sign_ins_expiry on firm_sign_ins (expires_at)`.execute(db)
}

export const firmProviders: Migration = { up }
