import { addDays, addMonths as addMonthsTo, formatISO } from 'date-fns'

/** Calendar days as `YYYY-MM-DD`, computed at midnight in the user's time zone. */

/** Both days are included; an empty one is open. `allTime`: the user chose no limit explicitly (C50). */
export type DateRange = { start: string; end: string; allTime: boolean }

/** The start of a day in the user's time zone. `parseISO` of date-fns does the same for 0.9 kB of the feed's page. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00`)

/** The calendar day in the user's time zone. */
export const toLocalDay = (date: Date): string => formatISO(date, { representation: 'date' })

export const shiftDay = (day: string, days: number): string => toLocalDay(addDays(startOfDay(day), days))

/** The same day of another month, or the last day of a shorter month. */
export const addMonths = (day: string, months: number): string => toLocalDay(addMonthsTo(startOfDay(day), months))
