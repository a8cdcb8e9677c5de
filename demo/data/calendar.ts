/** Days and working days before and after the anchor, all in UTC: the demo data looks the same in every time zone. */
const DAY_MS = 86_400_000

/** Midnight of the day that all demo dates are relative to. */
export const anchorOf = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Days on which nobody publishes, as month and day. */
const holidays = new Set(['01-01', '12-25', '12-26'])

const isWeekend = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6

/** The working day `index` places before the anchor: 0 is the last one that is over. A holiday stands for the day before. */
export function workingDayBefore(anchor: Date, index: number): Date {
  const weeks = Math.floor(index / 5)
  let day = addDays(anchor, -7 * weeks)
  for (let left = index % 5; left >= 0; left--) {
    day = addDays(day, -1)
    while (isWeekend(day)) day = addDays(day, -1)
  }
  while (isWeekend(day) || holidays.has(dayOf(day).slice(5))) day = addDays(day, -1)
  return day
}

/** The working day `index` places after the anchor: 0 is the next one to come. */
export function workingDayAfter(anchor: Date, index: number): Date {
  let day = addDays(anchor, 7 * Math.floor(index / 5))
  for (let left = index % 5; left >= 0; left--) {
    day = addDays(day, 1)
    while (isWeekend(day)) day = addDays(day, 1)
  }
  return day
}

/** The Monday `weeks` before the last Monday that is over. */
export function mondayBefore(anchor: Date, weeks: number): Date {
  const sinceMonday = (anchor.getUTCDay() + 6) % 7 || 7
  return addDays(anchor, -sinceMonday - 7 * weeks)
}

/** A time of that day, `minutes` after midnight. */
export const atMinute = (day: Date, minutes: number): Date => new Date(day.getTime() + minutes * 60_000)

const formatted = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: Date): string => format.format(date)
}

export const monthName = formatted({ month: 'long' })
export const monthYear = formatted({ month: 'long', year: 'numeric' })
export const dayMonth = formatted({ day: 'numeric', month: 'long' })
export const weekdayName = formatted({ weekday: 'long' })
