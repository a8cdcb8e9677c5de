import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Which documents have come, and to whom. A trigger writes an arrival with each document, in its transaction, so that none is
 * missed in whatever order transactions end. What is there and published has arrived.
 */
async function addArrivals(db: Kysely<unknown>): Promise<void> {
  await sql`create table arrivals (
    document_id integer primary key references documents on delete cascade,
    arrived_at timestamptz
  )`.execute(db)
  await sql`insert into arrivals select id, case when published_at <= now() then published_at end from documents`.execute(
    db,
  )
  await sql`create index arrivals_waiting on arrivals (document_id) where arrived_at is null`.execute(db)
  await sql`create index arrivals_at on arrivals (arrived_at)`.execute(db)
  await sql`create function note_arrivals() returns trigger language plpgsql as $$
    begin
      insert into arrivals (document_id) select id from added;
      return null;
    end
  $$`.execute(db)
  await sql`create trigger documents_arrive after insert on documents
    referencing new table as added for each statement execute function note_arrivals()`.execute(db)
}

async function up(db: Kysely<unknown>): Promise<void> {
  await addArrivals(db)
  await sql`create index follows_tag on follows (tag_id)`.execute(db)
  await sql`create table saved_searches (
    id integer primary key generated always as identity,
    user_id integer not null references users on delete cascade,
    name text not null,
    query text not null,
    alerts boolean not null,
    created_at timestamptz not null,
    seen_at timestamptz not null
  )`.execute(db)
  await sql`create index saved_searches_user on saved_searches (user_id)`.execute(db)
  await sql`create table deliveries (
    user_id integer not null references users on delete cascade,
    document_id integer not null references documents on delete cascade,
    reasons json not null,
    arrived_at timestamptz not null,
    read_at timestamptz,
    mailed_at timestamptz,
    primary key (user_id, document_id)
  )`.execute(db)
  await sql`create index deliveries_document on deliveries (document_id)`.execute(db)
  await sql`create index deliveries_pending on deliveries (user_id) where mailed_at is null and read_at is null`.execute(
    db,
  )
  await sql`create table delivery_settings (
    user_id integer primary key references users on delete cascade,
    is_chosen boolean not null,
    frequency text not null,
    hour smallint not null,
    weekday smallint not null,
    time_zone text not null,
    language text not null,
    next_at timestamptz not null,
    unsubscribe_key text not null
  )`.execute(db)
  await sql`create index delivery_settings_due on delivery_settings (next_at) where frequency <> 'never'`.execute(db)
}

export const deliveries: Migration = { up }
