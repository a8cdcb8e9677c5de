import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { system } from './actor.ts'
import { writeAudit } from './repository.ts'

/** Rows of one transaction, during which writes to the audit wait. */
const SLICE = 1000

/** The rows to purge next: the oldest, up to the first one that is to stay, so that the chain loses its beginning and nothing else. */
async function oldestRows(db: Kysely<Database>, from: number, before: Date) {
  const rows = await db
    .selectFrom('audit')
    .select(['number', 'hash', 'at'])
    .where('number', '>', from)
    .orderBy('number')
    .limit(SLICE)
    .execute()
  const kept = rows.findIndex(({ at }) => at >= before)
  return kept < 0 ? rows : rows.slice(0, kept)
}

/**
 * Removes up to a thousand rows from before a moment, the oldest first; gives how many. The chain keeps the number and the hash
 * of the last of them, so that what is left can be verified. The purge is on record itself.
 */
export const purgeAudit = (db: Kysely<Database>, before: Date, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const head = await transaction
      .selectFrom('audit_chain')
      .select('purged_number')
      .forUpdate()
      .executeTakeFirstOrThrow()
    const rows = await oldestRows(transaction, head.purged_number, before)
    const last = rows.at(-1)
    if (!last) return 0
    await transaction.deleteFrom('audit').where('number', '<=', last.number).execute()
    await transaction.updateTable('audit_chain').set({ purged_number: last.number, purged_hash: last.hash }).execute()
    const detail = { rows: rows.length, last: last.number, hash: last.hash, before: before.toISOString() }
    await writeAudit(transaction, { actor: system, action: 'audit.purge', subject: 'audit', detail }, now)
    return rows.length
  })
