import { type Kysely, type Migration, sql } from 'kysely'

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table signing_keys (
    id text primary key,
    secret text not null,
    retired_at timestamptz
  )`.execute(db)
}

export const signingKeys: Migration = { up }
