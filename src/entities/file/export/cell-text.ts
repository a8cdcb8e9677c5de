import { toLocalDay } from '#lib/format/days.ts'
import { guardFormula } from '#lib/format/guard-formula.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The calendar day of a date, as the reader has it: `YYYY-MM-DD`. Not a date: `undefined`. */
export function dayIn(value: string): string | undefined {
  if (DAY.test(value)) return Number.isNaN(Date.parse(value)) ? undefined : value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : toLocalDay(date)
}

/** A value as text for a spreadsheet: a number bare, a day as `YYYY-MM-DD`, text guarded, nothing as nothing. */
export function cellText(value: string | number | null, isDay: boolean): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return (isDay && dayIn(value)) || guardFormula(value)
}
