import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

/** Rows of one statement. */
const SLICE = 1000

/** Removes up to a thousand counted uses from before a moment; gives how many. Their sums stay. */
export async function purgeUses(db: Kysely<Database>, before: Date): Promise<number> {
  const removed = await sql`delete from usage_events where id in (
    select id from usage_events where is_counted and used_at < ${before} order by used_at limit ${sql.lit(SLICE)})`.execute(
    db,
  )
  return Number(removed.numAffectedRows ?? 0)
}

/** Removes up to a thousand sums from before a moment; gives how many. A month stays until its last day has gone. */
export async function purgeSums(db: Kysely<Database>, before: Date): Promise<number> {
  const day = before.toISOString().slice(0, 10)
  const days = await sql`delete from usage_days where ctid in (
    select ctid from usage_days where day < ${day}::date limit ${sql.lit(SLICE)})`.execute(db)
  const months = await sql`delete from usage_months where ctid in (
    select ctid from usage_months where month + interval '1 month' <= ${day}::date limit ${sql.lit(SLICE)})`.execute(db)
  return Number(days.numAffectedRows ?? 0) + Number(months.numAffectedRows ?? 0)
}
