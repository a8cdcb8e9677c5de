/** Calendar days as `YYYY-MM-DD`, computed in UTC, where every day has 24 hours. */

/** Both days are included; an empty one is open. `allTime`: the user chose no limit explicitly (C50). */
export type DateRange = { start: string; end: string; allTime: boolean }

const DAY_MS = 86_400_000

const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The calendar day in the user's time zone. */
export function toLocalDay(date: Date): string {
  return iso(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}

export const shiftDay = (day: string, days: number): string => iso(Date.parse(day) + days * DAY_MS)

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return iso(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}
