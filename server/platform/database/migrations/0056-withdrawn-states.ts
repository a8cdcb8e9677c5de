import { type Kysely, type Migration, sql } from 'kysely'

/** What users have done with a document that is withdrawn, and how far it was delivered, for the day on which it is published again. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawn_documents add column arrived_at timestamptz,
    add column delivered_to integer not null default 0`.execute(db)
  await sql`create table withdrawn_states (
    document_id integer not null references withdrawn_documents on delete cascade,
    user_id integer not null references users on delete cascade,
    reasons json,
    arrived_at timestamptz,
    read_at timestamptz,
    mailed_at timestamptz,
    opened_at timestamptz,
    saved_at timestamptz,
    primary key (document_id, user_id)
  )`.execute(db)
  // A user who is deleted takes the rows along.
  await sql`create index withdrawn_states_user on withdrawn_states (user_id)`.execute(db)
}

export const withdrawnStates: Migration = { up }
