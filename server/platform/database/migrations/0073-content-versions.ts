import { type Kysely, type Migration, sql } from 'kysely'

/** The last texts of each slot of the landing page and of the footer. The newest of a name is the one that is shown. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_versions (
    id integer generated always as identity primary key,
    name text not null,
    html text not null,
    published_at timestamptz,
    user_id integer references users on delete set null,
    author text not null
  )`.execute(db)
  await sql`create index content_versions_name on content_versions (name, id desc)`.execute(db)
}

export const contentVersions: Migration = { up }
