import { expect, test } from 'vitest'
import { fromClockTime } from '#lib/format/from-clock-time.ts'

test.each([
  ['2026-11-05T09:30', 'Europe/Warsaw', '2026-11-05T08:30:00.000Z'],
  ['2026-07-05T09:30', 'Europe/Warsaw', '2026-07-05T07:30:00.000Z'],
  ['2026-12-31T23:59', 'America/New_York', '2027-01-01T04:59:00.000Z'],
  ['2026-12-31T23:59', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z'],
  // Clocks show this time twice.
  ['2026-10-25T02:30', 'Europe/Warsaw', '2026-10-25T00:30:00.000Z'],
])('clocks show %s in %s at %s', (clock, zone, instant) => {
  expect(fromClockTime(clock, zone)?.toISOString()).toBe(instant)
})

test.each([
  ['2026-03-29T02:30', 'Europe/Warsaw'],
  ['2026-02-30T09:30', 'UTC'],
  ['2026-11-05T24:30', 'UTC'],
  ['2026-11-05', 'UTC'],
  ['', 'UTC'],
])('clocks never show %j in %s', (clock, zone) => {
  expect(fromClockTime(clock, zone)).toBeUndefined()
})
