import { differenceInCalendarDays } from 'date-fns'
import { startOfDay } from './days.ts'

/** Comparison of dates with or without a time of day. It is a separate file because most lists do not need it. */

/** The calendar day of a date with or without a time of day. */
const cutTime = (date: string) => date.slice(0, 10)

/** Whole days from one date to another, negative if it is earlier. Times of day are ignored (R407). */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(startOfDay(cutTime(to)), startOfDay(cutTime(from)))

/** Whether a date is between two days, both excluded. Times of day are ignored (R408). */
export const isBetween = (date: string, start: string, end: string): boolean =>
  cutTime(start) < cutTime(date) && cutTime(date) < cutTime(end)
