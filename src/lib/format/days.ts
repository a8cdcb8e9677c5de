/** Calendar days as `YYYY-MM-DD`. They are counted in UTC, where every day has 24 hours. */

/** Both days included; an empty one is open. `allTime`: no limit was asked for by name (C50). */
export type DateRange = { start: string; end: string; allTime: boolean }

const DAY_MS = 86_400_000

const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The day it is where the reader is. */
export function dayOf(date: Date): string {
  return iso(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}

export const shiftDay = (day: string, days: number): string => iso(Date.parse(day) + days * DAY_MS)

/** The same day of another month; where that month is shorter, its last one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return iso(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}
