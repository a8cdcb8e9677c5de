import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { dateTexts } from '#i18n/en/dates.ts'
import { shiftDay } from '#lib/format/days.ts'
import { formatDay, formatRange } from '#ui/date-range/date-range-words.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const words = (start: string, end: string, allTime = false, locale = 'en-GB') =>
  // `formatRange` writes thin spaces around its dash.
  formatRange({ start, end, allTime }, dateTexts('en'), locale).replace(/\s/g, ' ')

test.each(['America/Los_Angeles', 'Pacific/Auckland'])('C57 a day in words is the same day in %s', (name) => {
  process.env.TZ = name
  expect(formatDay('2026-11-01', 'en-GB')).toBe('1 Nov 2026')
  expect(words('2026-10-14', '2026-11-01')).toBe('14 Oct – 1 Nov 2026')
})

test.each([
  ['2026-10-14', '2026-11-03', '14 Oct – 3 Nov 2026'],
  ['2025-12-30', '2026-01-02', '30 Dec 2025 – 2 Jan 2026'],
  ['2026-11-03', '2026-11-03', '3 Nov 2026'],
  ['2023-11-21', '', 'Since 21 Nov 2023'],
  ['', '2026-11-03', 'Until 3 Nov 2026'],
  ['', '', 'Any date'],
  ['2026-11-03', '2026-10-14', '3 Nov 2026 – 14 Oct 2026'],
])('R213 the range from "%s" to "%s" reads %s', (start, end, expected) => {
  expect(words(start, end)).toBe(expected)
})

test('R214 a range without a limit reads All Time', () => {
  expect(words('', '', true)).toBe('All Time')
})

test('R213 the order of day and month is the locale’s, the calendar always the Gregorian', () => {
  expect(words('2026-10-14', '2026-11-03', false, 'en-US')).toBe('Oct 14 – Nov 3, 2026')
  expect(words('2026-10-14', '', false, 'th-TH')).toContain('2026')
})

test('R213 any two days are put in words that name both years', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((days) => shiftDay('1930-01-01', days))
  fc.assert(
    fc.property(day, day, (start, end) => {
      const text = words(start, end)
      expect(text).toContain(start.slice(0, 4))
      expect(text).toContain(end.slice(0, 4))
    }),
  )
})
