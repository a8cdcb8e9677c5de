/** Dates against one another, with a time of day or without one. Apart from the days that every list computes with. */

const DAY_MS = 86_400_000

/** The day of a date with a time of day or without one. */
const dayIn = (date: string) => date.slice(0, 10)

/** Whole days from one date to another, negative where it is earlier; times of day count for nothing (R407). */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(dayIn(to)) - Date.parse(dayIn(from))) / DAY_MS

/** Whether a date is after one day and before another, on neither of them; times of day count for nothing (R408). */
export const isBetween = (date: string, start: string, end: string): boolean =>
  dayIn(start) < dayIn(date) && dayIn(date) < dayIn(end)
