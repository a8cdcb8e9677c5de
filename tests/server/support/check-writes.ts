import { type Kysely, sql } from 'kysely'
import { verifyPassword } from '#server/accounts/password-hash.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { users } from './fixture.ts'
import type { Ledger } from './random-writes.ts'

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
  const isKept = await verifyPassword(password_hash, password.kept)
  const isAsked = password.asked !== undefined && (await verifyPassword(password_hash, password.asked))
  const faults = {
    lostEvents: ledger.events.filter((id) => !events.has(id)),
    lostRegistrations: ledger.roadshows.filter((id) => !registered.has(id)),
    halfRegistrations: await countHalves(db),
    preferencesLost: stored !== marker.kept && stored !== marker.asked,
    passwordLost: !isKept && !isAsked,
  }
  // Whatever came of the write that was under way: it is what there is now.
  marker.kept = stored
  if (isAsked && password.asked !== undefined) password.kept = password.asked
  return faults
}
