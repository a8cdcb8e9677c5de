import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Renews the access version when a transaction closes documents or events, once and in that transaction: a replica with the version
 * has the closing too. Others who close something wait until it ends, as they wait for `lockDocuments` anyway.
 */
const renew = sql`create function renew_access_version() returns trigger language plpgsql as $$ begin
  if current_setting('portal.renewed_in', true) is distinct from pg_current_xact_id()::text then
    perform set_config('portal.renewed_in', pg_current_xact_id()::text, true);
    insert into access_version (id, version) values (1, gen_random_uuid())
      on conflict (id) do update set version = excluded.version;
  end if;
  return null;
end $$`

/** What decides who may see a row. */
const columns = {
  documents: ['preview_level', 'download_level', 'library', 'region_ids', 'asset_class_ids', 'is_public', 'preview'],
  roadshows: ['preview_level', 'region_ids', 'is_public'],
} as const

/** What reads from a replica need to know of the primary (ADR 0122). */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table user_writes (
    user_id integer primary key references users on delete cascade,
    position pg_lsn not null
  )`.execute(db)
  await sql`create table access_version (
    id integer primary key check (id = 1),
    version uuid not null
  )`.execute(db)
  await renew.execute(db)
  for (const [table, decisive] of Object.entries(columns)) {
    const isChanged = decisive.map((name) => sql`${sql.ref(`old.${name}`)} is distinct from ${sql.ref(`new.${name}`)}`)
    await sql`create trigger access_changed after update of ${sql.join(decisive.map((name) => sql.ref(name)))}
      on ${sql.table(table)} for each row when (${sql.join(isChanged, sql` or `)})
      execute function renew_access_version()`.execute(db)
    await sql`create trigger access_ended after delete on ${sql.table(table)}
      for each row execute function renew_access_version()`.execute(db)
  }
}

export const replicas: Migration = { up }
