import { dayOf } from '../../lib/days.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Beginnings that a spreadsheet would take for a formula, in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** The calendar day of a date, as the reader has it: `YYYY-MM-DD`. Not a date: `undefined`. */
export function dayIn(value: string): string | undefined {
  if (DAY.test(value)) return Number.isNaN(Date.parse(value)) ? undefined : value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : dayOf(date)
}

/** The same after what begins another cell or row where lists are separated by semicolons, as in most of Europe. */
const FURTHER_FORMULA = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g

/** Text that stays text in a spreadsheet: what looks like a formula begins with an apostrophe. */
export const guard = (text: string) =>
  (FORMULA.test(text) ? `'${text}` : text).replace(FURTHER_FORMULA, (beginning) => `${beginning}'`)

/** A value as text for a spreadsheet: a number bare, a day as `YYYY-MM-DD`, text guarded, nothing as nothing. */
export function cellText(value: string | number | null, isDay: boolean): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return (isDay && dayIn(value)) || guard(value)
}
