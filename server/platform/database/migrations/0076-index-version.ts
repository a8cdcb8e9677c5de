import { type Kysely, type Migration, sql } from 'kysely'

/** What counts are made of. */
const sources = ['tags', 'document_sets']

/**
 * A name that changes with what counts are made of, in the transaction that changes it: what is kept by it is never older than
 * what a query would find. A number could come again after a failover that has lost a transaction.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table index_version (
    only_row boolean primary key default true check (only_row),
    version uuid not null
  )`.execute(db)
  await sql`insert into index_version (version) values (gen_random_uuid())`.execute(db)
  await sql`create function renew_index_version() returns trigger language plpgsql as $$ begin
    update index_version set version = gen_random_uuid();
    return null;
  end $$`.execute(db)
  for (const table of sources) {
    await sql`create trigger index_version_renewed after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function renew_index_version()`.execute(db)
  }
}

export const indexVersion: Migration = { up }
