import { type Kysely, type Migration, sql } from 'kysely'

const counts = ['opens', 'reads', 'downloads', 'replays', 'machine'] as const
const columns = sql.join(counts.map((count) => sql.ref(count)))

const periods = [
  { source: 'usage_days', totals: 'usage_total_days', period: 'day' },
  { source: 'usage_months', totals: 'usage_total_months', period: 'month' },
] as const

type Period = (typeof periods)[number]

/**
 * Pages keep some space for later states of their rows, which then need no new entry in the index. A report that several processes
 * read for takes twice the processor time, which calls of clients would lack.
 */
const createTotals = ({ totals, period }: Period) => sql`create table ${sql.table(totals)} (
  subject text not null,
  subject_id integer not null,
  ${sql.ref(period)} date not null,
  ${sql.join(counts.map((count) => sql`${sql.ref(count)} integer not null`))},
  primary key (subject, ${sql.ref(period)}, subject_id)
) with (fillfactor = 80, parallel_workers = 0)`

/** Follows each statement that changes the sums, whatever release or program sends it. The key of a sum never changes. */
const createTriggers = ({ source, totals, period }: Period) => [
  sql`create function ${sql.ref(`${source}_written`)}() returns trigger language plpgsql as $$ begin
    insert into ${sql.table(totals)} (subject, subject_id, ${sql.ref(period)}, ${columns})
      select subject, subject_id, ${sql.ref(period)}, ${columns} from written where firm_id = 0
      order by ${sql.ref(period)}, subject, subject_id
    on conflict (subject, ${sql.ref(period)}, subject_id) do update
    set ${sql.join(counts.map((count) => sql`${sql.ref(count)} = excluded.${sql.ref(count)}`))};
    return null;
  end $$`,
  sql`create function ${sql.ref(`${source}_removed`)}() returns trigger language plpgsql as $$ begin
    delete from ${sql.table(totals)} total using removed where removed.firm_id = 0 and total.subject = removed.subject
      and total.subject_id = removed.subject_id and total.${sql.ref(period)} = removed.${sql.ref(period)};
    return null;
  end $$`,
  sql`create function ${sql.ref(`${source}_emptied`)}() returns trigger language plpgsql as $$ begin
    delete from ${sql.table(totals)};
    return null;
  end $$`,
  ...(['insert', 'update'] as const).map(
    (event) => sql`create trigger ${sql.ref(`totals_${event}`)} after ${sql.raw(event)} on ${sql.table(source)}
      referencing new table as written for each statement execute function ${sql.ref(`${source}_written`)}()`,
  ),
  sql`create trigger totals_delete after delete on ${sql.table(source)}
    referencing old table as removed for each statement execute function ${sql.ref(`${source}_removed`)}()`,
  sql`create trigger totals_truncate after truncate on ${sql.table(source)}
    for each statement execute function ${sql.ref(`${source}_emptied`)}()`,
]

/**
 * The sums of everybody, in the order of time: reports of all firms read them together. Among the sums of the firms each of them
 * was on a page of its own.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const period of periods) {
    await createTotals(period).execute(db)
    for (const trigger of createTriggers(period)) await trigger.execute(db)
    await sql`insert into ${sql.table(period.totals)} (subject, subject_id, ${sql.ref(period.period)}, ${columns})
      select subject, subject_id, ${sql.ref(period.period)}, ${columns} from ${sql.table(period.source)}
      where firm_id = 0 order by ${sql.ref(period.period)}, subject, subject_id`.execute(db)
    await sql`analyze ${sql.table(period.totals)}`.execute(db)
  }
}

export const usageTotals: Migration = { up }
