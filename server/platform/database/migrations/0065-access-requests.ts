import { type Kysely, type Migration, sql } from 'kysely'

/** Subscriptions that end, documents granted one by one, and requests for access to them. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entitlements
    add column valid_until timestamptz,
    add column is_trial boolean not null default false,
    add column reminded_at timestamptz,
    add column ended_at timestamptz`.execute(db)
  await sql`create index entitlements_to_end on entitlements (valid_until) where ended_at is null`.execute(db)
  await sql`create table document_grants (
    user_id integer not null references users on delete cascade,
    document_id integer not null references documents on delete cascade,
    valid_until timestamptz,
    granted_at timestamptz not null,
    primary key (user_id, document_id))`.execute(db)
  await sql`create index document_grants_document on document_grants (document_id)`.execute(db)
  await sql`create table access_requests (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    document_id integer not null references documents on delete cascade,
    status text not null default 'pending' check (status in ('pending', 'granted', 'declined', 'withdrawn')),
    note text,
    answer text,
    requested_at timestamptz not null,
    decided_at timestamptz,
    decided_by integer references users on delete set null)`.execute(db)
  await sql`create unique index access_requests_pending on access_requests (user_id, document_id)
    where status = 'pending'`.execute(db)
  await sql`create index access_requests_of_document on access_requests (user_id, document_id, requested_at)`.execute(
    db,
  )
  await sql`create index access_requests_by_status on access_requests (status, requested_at)`.execute(db)
}

export const accessRequests: Migration = { up }
