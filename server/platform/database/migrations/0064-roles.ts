import { type Kysely, type Migration, sql } from 'kysely'

/** What a user may do at the provider's desk, and who speaks for a firm. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column role text not null default 'reader' check (role in ('reader', 'desk', 'admin')),
    add column is_firm_lead boolean not null default false`.execute(db)
  // Users change firms in several ways, also when one is removed; none of them may make a lead of another firm.
  await sql`create function end_firm_lead() returns trigger language plpgsql as $$
    begin
      new.is_firm_lead := false;
      return new;
    end $$`.execute(db)
  await sql`create trigger users_end_firm_lead before update of firm_id on users
    for each row when (old.firm_id is distinct from new.firm_id) execute function end_firm_lead()`.execute(db)
}

export const roles: Migration = { up }
