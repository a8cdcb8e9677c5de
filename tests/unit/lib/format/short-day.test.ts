import { afterEach, expect, test } from 'vitest'
import { formatShortDate } from '#lib/format/short-day.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const now = new Date('2026-11-26T12:00:00Z')

test.each([
  ['en-US', 'Nov 5', 'Sep 16, 2025'],
  ['en-GB', '5 Nov', '16 Sept 2025'],
  ['de-DE', '5. Nov.', '16. Sept. 2025'],
])('a short date in %s has its year only if it is another one', (locale, here, before) => {
  expect(formatShortDate('2026-11-05', locale, now)).toBe(here)
  expect(formatShortDate('2025-09-16', locale, now)).toBe(before)
})

test('C76 a short date of a calendar day is the same day in each zone, that of an instant is the day of the zone', () => {
  process.env.TZ = 'America/Los_Angeles'
  expect(formatShortDate('2026-11-05', 'en-US', now)).toBe('Nov 5')
  expect(formatShortDate('2026-11-05T02:00:00Z', 'en-US', now)).toBe('Nov 4')
})

test('what is no date has no short form', () => {
  expect(formatShortDate('soon', 'en-US', now)).toBe('')
})
