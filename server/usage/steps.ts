import { type RawBuilder, sql } from 'kysely'
import { addDays, countDays } from './request.ts'
import { daysOf, type Span, sumsOf, totals } from './sums.ts'

/** Days that are shown one by one, and those that are shown by the week. */
const [MOST_DAYS, MOST_DAYS_BY_WEEK] = [31, 366]

/** What a step of a period is, so that a chart has some dozens of them. */
export function toInterval(span: Span): 'day' | 'week' | 'month' {
  const days = countDays(span)
  return days <= MOST_DAYS ? 'day' : days <= MOST_DAYS_BY_WEEK ? 'week' : 'month'
}

/** The period of the same length before. */
export const toPrevious = (span: Span): Span => ({
  from: addDays(span.from, -countDays(span)),
  to: addDays(span.from, -1),
})

/** The first and the last day on which anybody's use was counted. */
const first = sql`(select min(day) from usage_total_days where subject = 'all')`
const last = sql`(select max(day) from usage_total_days where subject = 'all')`

/** The sums of the period before; null if uses were not counted yet on its first day: the rest would compare too well. */
export function selectPrevious(span: Span, firmId: number): RawBuilder<unknown> {
  const previous = toPrevious(span)
  return sql`(select row_to_json(previous) from (
    select ${totals} from ${sumsOf(previous, { firmId, subject: 'all' })} sums) previous where ${first} <= ${previous.from}::date)`
}

/** The sums of each step between the first and the last counted day. Times are without a zone: days are those of UTC. */
export function selectSteps(span: Span, firmId: number): RawBuilder<unknown> {
  const interval = toInterval(span)
  const whose = { firmId, subject: 'all' } as const
  const sums = interval === 'month' ? sumsOf(span, whose) : daysOf(span, whose)
  const [from, to] = [sql`greatest(${span.from}::date, ${first})`, sql`least(${span.to}::date, ${last})`]
  const step = sql`${sql.lit(`1 ${interval}`)}::interval`
  const toStep = (day: RawBuilder<unknown>) => sql`date_trunc(${sql.lit(interval)}, ${day}::timestamp)`
  return sql`(select coalesce(json_agg(step order by "from"), '[]') from (
    select greatest(start::date, ${from}) as "from", least((start + ${step})::date - 1, ${to}) as "to", ${totals}
    from generate_series(${toStep(from)}, ${to}::timestamp, ${step}) start
      left join ${sums} sums on ${toStep(sql`period`)} = start
    group by start) step)`
}
