import type { Call } from '#entities/company/history/history.ts'
import { addMonths } from '#lib/format/days.ts'

export type Range = '3m' | '1y' | '3y' | 'all'

const MONTHS = { '3m': 3, '1y': 12, '3y': 36 }

const startOf = (range: keyof typeof MONTHS, today: string) => addMonths(today, -MONTHS[range])

/**
 * The ranges to choose from: those that begin after the history does, because longer ones would look like all of it, and
 * in which a target was given. Empty if there is no choice.
 */
export function offerRanges(calls: readonly Call[], today: string): Range[] {
  const first = calls[0]?.day ?? today
  const last = calls.at(-1)?.day ?? today
  const shorter = (['3m', '1y', '3y'] as const).filter((range) => {
    const start = startOf(range, today)
    return first < start && last > start
  })
  return shorter.length > 0 ? [...shorter, 'all'] : []
}

/** The calls of a range. The first one is the target in force when the range begins. */
export function cutCalls(calls: readonly Call[], range: Range, today: string): Call[] {
  if (range === 'all') return [...calls]
  const start = startOf(range, today)
  const before = calls.findLast(({ day }) => day < start)
  const within = calls.filter(({ day }) => day >= start)
  if (!before || within[0]?.day === start) return within
  return [{ ...before, day: start, changed: false, since: before.day }, ...within]
}
