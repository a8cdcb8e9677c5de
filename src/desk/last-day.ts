import { addMonths, shiftDay, toLocalDay } from '#lib/format/days.ts'

export type Term = { days: number } | { months: number }

/** A day so much later; from today without a day, and from one that is over. */
export function extendDay(day: string, term: Term, now = new Date()): string {
  const today = toLocalDay(now)
  const from = day > today ? day : today
  return 'days' in term ? shiftDay(from, term.days) : addMonths(from, term.months)
}

/** The end of a day by the clock of this browser; undefined without a day, and for one that is over. */
export function endOfDay(day: string, now = new Date()): Date | undefined {
  const end = new Date(`${day}T24:00`)
  return Number.isNaN(end.getTime()) || end <= now ? undefined : end
}

/** The last day before an instant, `YYYY-MM-DD` by the clock of this browser; empty if there is none. */
export function toLastDay(instant: string | null | undefined): string {
  const end = new Date(instant ?? '')
  if (Number.isNaN(end.getTime())) return ''
  const last = new Date(end.getTime() - 1)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(last.getFullYear()).padStart(4, '0')}-${two(last.getMonth() + 1)}-${two(last.getDate())}`
}
