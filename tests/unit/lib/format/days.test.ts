import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { daysBetween, isBetween } from '#lib/format/between-days.ts'
import { addMonths, shiftDay, toLocalDay } from '#lib/format/days.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test.each(['America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
  'C57 the day is the one where the reader is: %s',
  (name) => {
    process.env.TZ = name
    expect(toLocalDay(new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21')
    expect(toLocalDay(new Date(2026, 10, 21, 23, 55))).toBe('2026-11-21')
  },
)

test('days are counted over changes of month, year and clock', () => {
  expect(shiftDay('2024-02-28', 1)).toBe('2024-02-29')
  expect(shiftDay('2026-01-01', -1)).toBe('2025-12-31')
  expect(shiftDay('2026-03-29', 1)).toBe('2026-03-30')
})

test('a month that is shorter ends the count at its last day', () => {
  expect(addMonths('2026-08-31', -6)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', -36)).toBe('2021-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

test('R407 the difference of two dates is in whole days, whatever the time of day', () => {
  expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0)
  expect(daysBetween('2026-11-21T23:59:00Z', '2026-11-22T00:01:00Z')).toBe(1)
  expect(daysBetween('2026-11-22T00:01:00Z', '2026-11-21T23:59:00Z')).toBe(-1)
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  // The clocks are changed on the 29th.
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
})

test('R408 a date lies between two others where it is neither of their days, whatever the time of day', () => {
  expect(isBetween('2026-11-21', '2026-11-20', '2026-11-22')).toBe(true)
  expect(isBetween('2026-11-20T23:00:00Z', '2026-11-20T01:00:00Z', '2026-11-22')).toBe(false)
  expect(isBetween('2026-11-22T00:30:00Z', '2026-11-20', '2026-11-22T09:00:00Z')).toBe(false)
  expect(isBetween('2026-11-21', '2026-11-22', '2026-11-20')).toBe(false)
})

test('going forth and back by days ends where it began', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, fc.integer({ min: -9999, max: 9999 }), (start, count) => {
      expect(shiftDay(shiftDay(start, count), -count)).toBe(start)
      expect(daysBetween(start, shiftDay(start, count))).toBe(count)
    }),
  )
})
