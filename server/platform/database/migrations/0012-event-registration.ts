import { type Kysely, type Migration, sql } from 'kysely'

async function extendEvents(db: Kysely<unknown>): Promise<void> {
  await sql`alter table roadshows
    add column capacity integer check (capacity > 0),
    add column is_public boolean not null default false,
    add column revision integer not null default 0`.execute(db)
  // A zone that is unknown must not break every list that asks which day it is there.
  await sql`create function zone_or_utc(zone text) returns text language plpgsql stable as $$
    begin
      perform now() at time zone zone;
      return zone;
    exception when invalid_parameter_value then
      return 'UTC';
    end
  $$`.execute(db)
  await sql`create index roadshows_over on roadshows ((coalesce(end_at, start_at)), id)`.execute(db)
}

/** Events with places, a record of what users did, and mails on their way. */
async function up(db: Kysely<unknown>): Promise<void> {
  await extendEvents(db)
  await sql`create table audit (
    id uuid primary key,
    at timestamptz not null,
    user_id integer references users on delete set null,
    username text not null,
    action text not null,
    subject text not null,
    detail json not null default '{}'
  )`.execute(db)
  await sql`create index audit_at on audit (at desc)`.execute(db)
  await sql`create index audit_user on audit (user_id, at desc)`.execute(db)
  await sql`create table outgoing_mails (
    id uuid primary key,
    mail json not null,
    created_at timestamptz not null,
    due_at timestamptz not null,
    attempts integer not null default 0,
    last_error text,
    given_up_at timestamptz
  )`.execute(db)
  await sql`create index outgoing_mails_due on outgoing_mails (due_at) where given_up_at is null`.execute(db)
}

export const eventRegistration: Migration = { up }
