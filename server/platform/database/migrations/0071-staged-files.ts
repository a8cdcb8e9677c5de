import { type Kysely, type Migration, sql } from 'kysely'

/** Files that were uploaded at the desk and are no documents yet. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staged_files (
    id uuid primary key,
    user_id integer not null references users on delete cascade,
    name text not null,
    uploaded_at timestamptz not null,
    content json not null,
    bytes bytea not null
  )`.execute(db)
  await sql`alter table staged_files alter column bytes set storage external`.execute(db)
  await sql`create index staged_files_user on staged_files (user_id, uploaded_at)`.execute(db)
  await sql`create index staged_files_age on staged_files (uploaded_at)`.execute(db)
}

export const stagedFiles: Migration = { up }
