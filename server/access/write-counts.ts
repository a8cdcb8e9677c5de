import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

/** At most `count` within a window of `seconds`; the next window begins with the first call after it. */
export type WriteLimit = { seconds: number; count: number }

type Write = { userId: number; kind: string; limits: readonly WriteLimit[] }

type Count = { seconds: number; count: number; began_at: Date }

/** Counts in one statement, so that of calls at once none is missed. */
async function addOne(db: Kysely<Database>, { userId, kind, limits }: Write, now: Date): Promise<Count[]> {
  const row = ({ seconds }: WriteLimit) =>
    sql`(${userId}::integer, ${kind}, ${seconds}::integer, ${now}::timestamptz, 1)`
  const isOver = sql`write_counts.began_at <= excluded.began_at - make_interval(secs => write_counts.seconds)`
  const { rows } = await sql<Count>`insert into write_counts (user_id, kind, seconds, began_at, count)
    values ${sql.join(limits.map(row))}
    on conflict (user_id, kind, seconds) do update set
      count = case when ${isOver} then 1 else write_counts.count + 1 end,
      began_at = case when ${isOver} then excluded.began_at else write_counts.began_at end
    returning seconds, count, began_at`.execute(db)
  return rows
}

/** Counts something that a user writes; gives the seconds to wait where that is more than the limits allow, and 0 otherwise. */
export async function countWrite(db: Kysely<Database>, write: Write, now: Date): Promise<number> {
  if (write.limits.length === 0) return 0
  const counts = await addOne(db, write, now)
  const waits = counts.map(({ seconds, count, began_at }) => {
    const limit = write.limits.find((one) => one.seconds === seconds)
    if (!limit || count <= limit.count) return 0
    return Math.max(1, Math.ceil((began_at.getTime() + seconds * 1000 - now.getTime()) / 1000))
  })
  return Math.max(...waits)
}
