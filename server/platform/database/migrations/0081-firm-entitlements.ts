import { type Kysely, type Migration, sql } from 'kysely'

/** Subscriptions of firms, which their users have unless they have one of their own. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table firm_entitlements (
    firm_id integer primary key references firms on delete cascade,
    level integer not null check (level between 0 and 3),
    region_ids integer[],
    asset_class_ids integer[],
    libraries text[],
    valid_until timestamptz,
    is_trial boolean not null default false)`.execute(db)
  await sql`alter table entitlements add column follows_firm boolean not null default false`.execute(db)
}

export const firmEntitlements: Migration = { up }
