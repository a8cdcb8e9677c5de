import type { UsageBy, UsageQuery } from '#contract/usage.ts'
import { HARD_LIMIT, type Page, toPage } from '#server/platform/http/lists/paging.ts'
import { getFirst, type Parameter } from '#server/platform/http/lists/values.ts'

const fields = ['name', 'opens', 'reads', 'downloads', 'replays', 'machine'] as const

/** Undefined: the most used first, and the newest month. */
export type ReportOrder = { field: (typeof fields)[number]; isDescending: boolean } | undefined

export type ReportRequest = { from: string; to: string; by: UsageBy; order: ReportOrder; page: Page }

const DAY = 24 * 60 * 60_000

const toDay = (time: Date | number): string => new Date(time).toISOString().slice(0, 10)

/** Days after a day. */
export const addDays = (day: string, days: number): string => toDay(Date.parse(day) + days * DAY)

/** The days of a period. */
export const countDays = ({ from, to }: Pick<ReportRequest, 'from' | 'to'>): number =>
  (Date.parse(to) - Date.parse(from)) / DAY + 1

/** The first day of the month that is so many months later. */
export const addMonths = (day: string, months: number): string =>
  toDay(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months))

function parseDay(parameter: Parameter): string | undefined {
  const text = getFirst(parameter)
  // A day that the calendar does not have, such as 30 February, becomes another one.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && toDay(Date.parse(text)) === text
    ? text
    : undefined
}

/** What is malformed counts as absent: without days it is the last twelve months, without `by` one of `allowed` the first of them. */
export function parseReport(query: UsageQuery, allowed: readonly [UsageBy, ...UsageBy[]], now: Date): ReportRequest {
  const to = parseDay(query.to) ?? toDay(now)
  const from = parseDay(query.from) ?? addMonths(to, -11)
  const by = allowed.find((one) => one === getFirst(query.by)) ?? allowed[0]
  const field = fields.find((one) => one === getFirst(query.order_by_field))
  const order = field && { field, isDescending: getFirst(query.order_by_order) !== 'asc' }
  // An export is one answer: between two pages the sums may change, and a line would be there twice or not at all.
  return { from, to, by, order, page: toPage(query, HARD_LIMIT) }
}
