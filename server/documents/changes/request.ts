import type { ResearchChangeQuery } from '#contract/research-change.ts'
import { shiftDay } from '#lib/format/days.ts'
import { splitValues } from '#lib/format/join-values.ts'
import { parseSpan } from '#server/platform/http/lists/dates.ts'
import { parseDays } from '#server/platform/http/lists/days.ts'
import { getFirst, type Parameter, toValues } from '#server/platform/http/lists/values.ts'
import { type Change, isChange } from './classify.ts'
import type { Window } from './repository.ts'

const DEFAULT_DAYS = 7
/** A quarter; the changes of longer times are in the history of each company. */
const MOST_DAYS = 92

/** PostgreSQL has no year 0. */
const FIRST_DAY = '0001-01-01'

/** The window that a query asks for; it ends with `newest` if the query names no day. */
export function parseWindow(query: ResearchChangeQuery, newest: string): Window {
  const end = getFirst(query.end_date)
  const last = parseSpan(end, '').from ? end : newest
  const first = shiftDay(last, 1 - (parseDays(query.days, MOST_DAYS) ?? DEFAULT_DAYS))
  return { first: first < FIRST_DAY ? FIRST_DAY : first, last }
}

/** Whether a change is of a kind that a query asks for; without any, whether it changes something at all. */
export function parseKinds(parameter: Parameter): (change: Change) => boolean {
  const kinds = new Set(toValues(parameter).flatMap(splitValues))
  if (kinds.size === 0) return isChange
  return ({ kind, target }) => kinds.has(kind) || (target !== null && target !== 'unchanged' && kinds.has(target))
}
