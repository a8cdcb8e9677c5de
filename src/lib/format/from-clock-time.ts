import { offsetAt } from './zone.ts'

const CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const DAY_MS = 86_400_000

/**
 * The instant at which the clocks of a zone show a time, `2026-11-05T09:30`; of two, the earlier one. Undefined if it is not a
 * time, or the clocks skip it. An unknown zone throws a `RangeError`.
 */
export function fromClockTime(clock: string, zone: string): Date | undefined {
  const asUtc = CLOCK.test(clock) ? Date.parse(`${clock}:00Z`) : Number.NaN
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(clock)) return undefined
  return [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((around) => offsetAt(new Date(around), zone))
    .map((minutes) => ({ instant: new Date(asUtc - minutes * 60_000), minutes }))
    .find(({ instant, minutes }) => offsetAt(instant, zone) === minutes)?.instant
}
