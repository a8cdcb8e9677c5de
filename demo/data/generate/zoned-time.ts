import { offsetAt } from '#lib/format/zone.ts'
import { addDays } from '../calendar.ts'

/** The instant when clocks of a zone show `minutes` after midnight on a day. */
export function instantOf(day: Date, minutes: number, zone: string): Date {
  const local = day.getTime() + minutes * 60_000
  const guess = new Date(local - offsetAt(new Date(local), zone) * 60_000)
  return new Date(local - offsetAt(guess, zone) * 60_000)
}

/** The first day from `from` on, in steps of `step` days, on which clocks of a zone are changed; within a year and a half. */
export function clockChange(from: Date, zone: string, step: 1 | -1): Date {
  for (let days = 0; days < 550; days++) {
    const day = addDays(from, step * days)
    if (offsetAt(day, zone) !== offsetAt(addDays(day, 1), zone)) return day
  }
  throw new Error(`no clock change in ${zone}`)
}
