import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, shiftDay } from '#lib/format/days.ts'
import { formatActiveRange, withoutRange } from '#search/active-filters/active-range.ts'
import { hasRange } from '#search/filters/date-range.ts'

const range = (start: string, end: string, isDefault = false, allTime = false) => ({ start, end, allTime, isDefault })
const label = (given: ReturnType<typeof range>) => formatActiveRange(given, 'en').label.replace(/\s/g, ' ')

test.each([
  [range('2023-11-21', ''), 'Since Nov 21, 2023'],
  [range('2026-10-14', '2026-11-03'), 'Oct 14 – Nov 3, 2026'],
  [range('', '', false, true), 'All Time'],
  [range('2023-11-21', '2026-11-21', true), 'Last 3 years'],
  [range('2025-11-21', '2026-11-21', true), 'Last year'],
  [range('2023-02-28', '2024-02-29', true), 'Last year'],
])('C50 the active range %j reads %s', (given, words) => {
  expect(label(given)).toBe(words)
})

test('C50 the default for a search by meaning says so', () => {
  expect(formatActiveRange(range('2023-11-21', '2026-11-21', true), 'en').full).toBe(
    'Last 3 years, the default for a search by meaning',
  )
})

test('C50 removing the default asks for All Time, removing a chosen range for none', () => {
  expect(withoutRange(range('2023-11-21', '2026-11-21', true))).toEqual({ start: '', end: '', allTime: true })
  expect(withoutRange(range('2023-11-21', '2026-11-21'))).toEqual({ start: '', end: '', allTime: false })
  expect(withoutRange(range('', '', false, true))).toEqual({ start: '', end: '', allTime: false })
})

test('C50 there is a chip for any limit, and for All Time', () => {
  expect(hasRange(range('', ''))).toBe(false)
  expect([range('2026-01-01', ''), range('', '2026-01-01'), range('', '', false, true)].every(hasRange)).toBe(true)
})

test('C50 a default of any number of years is told by that number, on any day', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => shiftDay('1990-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 2, max: 20 }), (today, years) => {
      expect(label(range(addMonths(today, -12 * years), today, true))).toBe(`Last ${years} years`)
    }),
  )
})
