import { type Kysely, sql } from 'kysely'
import { verifyPassword } from '#server/accounts/password-hash.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { users } from './fixture.ts'
import { type Ledger, settle } from './random-writes.ts'

/** What is wrong in the database by what the clients were told; nothing is. */
export type Faults = {
  lostEvents: string[]
  lostRegistrations: number[]
  /** Registrations that have not exactly one line in the audit and two mails, and the other way round. */
  halfRegistrations: number
  preferencesLost: boolean
  passwordLost: boolean
}

export const noFaults: Faults = {
  lostEvents: [],
  lostRegistrations: [],
  halfRegistrations: 0,
  preferencesLost: false,
  passwordLost: false,
}

async function countHalves(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with parts as (
      select roadshow_id as id, 1 as rows, 0 as lines, 0 as mails from registrations
      union all select substring(subject from '[0-9]+$')::int, 0, 1, 0 from audit where action like 'event.%'
      union all select substring(mail ->> 'subject' from 'Meeting ([0-9]+)')::int, 0, 0, 1 from outgoing_mails
        where mail ->> 'subject' ~ 'Meeting [0-9]+')
    select count(*) as count from (
      select id from parts group by id
      having sum(rows) <> 1 or sum(lines) <> 1 or sum(mails) <> 2) halves`.execute(db)
  return rows[0]?.count ?? -1
}

/** The password that belongs to the hash. */
async function findPassword(hash: string, passwords: readonly string[]): Promise<string | undefined> {
  for (const password of passwords) if (await verifyPassword(hash, password)) return password
  return undefined
}

/** Compares the ledger with the database; what was asked for and not answered may or may not be there. */
export async function faultsIn(db: Kysely<Database>, ledger: Ledger): Promise<Faults> {
  const events = new Set((await db.selectFrom('events').select('id').execute()).map(({ id }) => id))
  const registrations = await db.selectFrom('registrations').select('roadshow_id').execute()
  const registered = new Set(registrations.map(({ roadshow_id }) => roadshow_id))
  const preferences = await db.selectFrom('preferences').select('cris').where('user_id', '=', users.none.id).execute()
  const { marker, password } = ledger
  const stored = preferences[0]?.cris[0]?.Marker
  const { password_hash } = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('user_id', '=', users.trial.id)
    .executeTakeFirstOrThrow()
  const storedPassword = await findPassword(password_hash, [password.kept, ...password.unanswered])
  const faults = {
    lostEvents: ledger.events.filter((id) => !events.has(id)),
    lostRegistrations: ledger.roadshows.filter((id) => !registered.has(id)),
    halfRegistrations: await countHalves(db),
    preferencesLost: ![marker.kept, ...marker.unanswered].includes(stored),
    passwordLost: storedPassword === undefined,
  }
  // Whatever came of the writes that were under way: it is what there is now.
  settle(marker, stored)
  if (storedPassword !== undefined) settle(password, storedPassword)
  return faults
}
