import { type Kysely, type Migration, sql } from 'kysely'

/** The newest rows of an action, of a record and of a person, for the list at the desk. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_action on audit (action, at, number)`.execute(db)
  await sql`create index audit_subject on audit (subject, at)`.execute(db)
  await sql`create index audit_username on audit (username, at)`.execute(db)
  await sql`create index audit_concerned on audit ((detail ->> 'username'), at)
    where detail ->> 'username' is not null`.execute(db)
}

export const auditLists: Migration = { up }
