import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Files may lie in a store of objects. One whose row goes is noted, whatever removes the row, since the object cannot go in the same
 * transaction.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_files add column object text, add column leased_until timestamptz`.execute(db)
  await sql`create index document_files_kept on document_files (document_id) where bytes is not null`.execute(db)
  await sql`create table removed_objects (object text primary key, removed_at timestamptz not null default now())`.execute(
    db,
  )
  await sql`create function note_removed_object() returns trigger language plpgsql as $$ begin
    insert into removed_objects (object) values (old.object) on conflict do nothing;
    return null;
  end $$`.execute(db)
  await sql`create trigger note_removed_object after delete on document_files
    for each row when (old.object is not null) execute function note_removed_object()`.execute(db)
}

export const fileObjects: Migration = { up }
