import { type Kysely, type Migration, sql } from 'kysely'

/** Firms: their mail domains, their users, their rules, and whether a session began at the firm's own provider. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table firms (
    id integer generated always as identity primary key,
    slug text not null unique,
    name text not null,
    created_at timestamptz not null,
    sso_required boolean not null default false,
    mfa_required boolean not null default false,
    idle_minutes integer check (idle_minutes > 0),
    allowed_networks text[]
  )`.execute(db)
  await sql`create table firm_domains (
    domain text primary key,
    firm_id integer not null references firms on delete cascade
  )`.execute(db)
  await sql`create index firm_domains_firm on firm_domains (firm_id)`.execute(db)
  await sql`alter table users add column firm_id integer references firms on delete set null`.execute(db)
  await sql`create index users_firm on users (firm_id)`.execute(db)
  await sql`alter table sessions add column is_firm_sign_in boolean not null default false`.execute(db)
}

export const firms: Migration = { up }
