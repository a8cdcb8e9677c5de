import { type RawBuilder, sql } from 'kysely'
import type { UsageSubject } from '#server/platform/database/tables/usage.ts'
import { addDays, addMonths, type ReportRequest } from './request.ts'

/** All firms, and users without one. */
export const EVERYBODY = 0

export type Span = Pick<ReportRequest, 'from' | 'to'>
type Whose = { firmId: number; subject: UsageSubject }

const counts = ['opens', 'reads', 'downloads', 'replays', 'machine'] as const
export const columns = sql.join(counts.map((count) => sql.ref(count)))
export const totals = sql.join(
  counts.map((count) => sql`coalesce(sum(${sql.ref(count)}), 0)::int as ${sql.ref(count)}`),
)

/** The whole months of a period, from the first one to the one before the second; the rest are days. */
function findMonths({ from, to }: Span): [string, string] {
  const first = from.endsWith('-01') ? from : addMonths(from, 1)
  const end = addMonths(addDays(to, 1), 0)
  return first < end ? [first, end] : [addDays(to, 1), addDays(to, 1)]
}

/**
 * The sums of a period: whole months by month, the days at both ends by day. Those of everybody have tables of their own, in which
 * what a report reads lies together.
 */
export function sumsOf(span: Span, whose: Whose): RawBuilder<unknown> {
  const [first, end] = findMonths(span)
  return sql`(select subject_id, month as period, ${columns} from ${sql.table(whose.firmId === EVERYBODY ? 'usage_total_months' : 'usage_months')}
      where ${toOwner(whose)} and month >= ${first}::date and month < ${end}::date
    union all select subject_id, period, ${columns} from ${daysOf(span, whose)} days where period < ${first}::date or period >= ${end}::date)`
}

/** The same, day by day. */
export const daysOf = ({ from, to }: Span, whose: Whose): RawBuilder<unknown> =>
  sql`(select subject_id, day as period, ${columns} from ${sql.table(whose.firmId === EVERYBODY ? 'usage_total_days' : 'usage_days')}
      where ${toOwner(whose)} and day >= ${from}::date and day <= ${to}::date)`

const toOwner = ({ firmId, subject }: Whose) =>
  firmId === EVERYBODY ? sql`subject = ${subject}` : sql`firm_id = ${firmId} and subject = ${subject}`
