import { toLocalDay } from '#lib/format/days.ts'
import { guardFormula } from '#lib/format/guard-formula.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The calendar day of a date in the user's time zone, `YYYY-MM-DD`. Undefined if it is not a date. */
export function parseDay(value: string): string | undefined {
  if (DAY.test(value)) return Number.isNaN(Date.parse(value)) ? undefined : value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : toLocalDay(date)
}

/** A value as text for a spreadsheet: plain numbers, days as `YYYY-MM-DD`, guarded text, empty for null. */
export function cellText(value: string | number | null, isDay: boolean): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return (isDay && parseDay(value)) || guardFormula(value)
}
