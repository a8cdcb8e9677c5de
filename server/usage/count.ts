import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

/** Uses of one transaction. The embedded database has one connection, so calls wait for it. */
const SLICE = 100

/** Namespace of PostgreSQL's advisory locks. */
const LOCK = 0x75_73_67

const periods = [
  { table: 'usage_days', period: 'day' },
  { table: 'usage_months', period: 'month' },
] as const

const counts = ['opens', 'reads', 'downloads', 'replays', 'machine'] as const

/** Adds these uses to the sums of everybody and of the user's firm, by each thing that a use is about. */
const addSums = (db: Kysely<Database>, ids: readonly string[], { table, period }: (typeof periods)[number]) =>
  sql`insert into ${sql.table(table)} (firm_id, subject, subject_id, ${sql.ref(period)}, ${sql.join(counts.map((count) => sql.ref(count)))})
    select whose.firm_id, about.subject, about.subject_id, date_trunc(${sql.lit(period)}, used_at, 'UTC')::date,
      count(*) filter (where kind = 'open' and not is_machine), count(*) filter (where kind = 'read' and not is_machine),
      count(*) filter (where kind = 'download' and not is_machine), count(*) filter (where kind = 'replay' and not is_machine),
      count(*) filter (where is_machine)
    from usage_events one left join documents on documents.id = one.document_id
      cross join lateral (
        select 'all' as subject, 0 as subject_id
        union all select 'user', one.user_id
        union all select 'document', one.document_id where one.document_id is not null
        union all select 'event', one.roadshow_id where one.roadshow_id is not null
        union all select 'firm', one.firm_id where one.firm_id is not null
        union all select distinct 'analyst', analyst_id from unnest(documents.analyst_ids) analyst_id) about
      cross join lateral (
        select 0 as firm_id
        union all select one.firm_id where one.firm_id is not null and about.subject <> 'firm') whose
    where one.id = any(${ids}::uuid[])
    group by 1, 2, 3, 4
    on conflict (firm_id, subject, ${sql.ref(period)}, subject_id) do update
    set ${sql.join(counts.map((count) => sql`${sql.ref(count)} = ${sql.ref(`${table}.${count}`)} + excluded.${sql.ref(count)}`))}`.execute(
    db,
  )

/** Popularity of all times: a user lifts a document once a day, so that nobody lifts one by opening it over and over. */
const addViews = (db: Kysely<Database>, ids: readonly string[]) =>
  sql`update documents set views = views + added.users
    from (
      select document_id, count(distinct (user_id, day)) as users
      from usage_events one cross join lateral (select date_trunc('day', used_at, 'UTC') as day) at
      where id = any(${ids}::uuid[]) and document_id is not null and kind in ('open', 'download') and not is_machine
        and not exists (
          select from usage_events earlier
          where earlier.document_id = one.document_id and earlier.user_id = one.user_id and earlier.is_counted
            and earlier.kind in ('open', 'download') and not earlier.is_machine
            and earlier.used_at >= day and earlier.used_at < day + interval '1 day')
      group by document_id) added
    where documents.id = added.document_id`.execute(db)

/**
 * Adds a slice of the uses to the sums; gives how many. Each use is counted once, however many processes do this: one that
 * finds another one at it leaves it to that one.
 */
export const countUses = (db: Kysely<Database>, slice = SLICE): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const lock = sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as held`
    if ((await lock.execute(transaction)).rows[0]?.held !== true) return 0
    const uncounted = transaction.selectFrom('usage_events').select('id').where('is_counted', '=', false)
    const ids = (await uncounted.orderBy('used_at').limit(slice).forUpdate().execute()).map(({ id }) => id)
    if (ids.length === 0) return 0
    for (const period of periods) await addSums(transaction, ids, period)
    await addViews(transaction, ids)
    await sql`update usage_events set is_counted = true where id = any(${ids}::uuid[])`.execute(transaction)
    return ids.length
  })
