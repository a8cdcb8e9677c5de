import { afterEach, expect, test } from 'vitest'
import { formatDate } from '#lib/format/dates.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test('R405 C76 a date in words has two digits for the day, the month in full and the year', () => {
  expect(formatDate('2026-11-05')).toBe('November 05, 2026')
})

test('R406 C76 a date in figures has two digits for day and month and the full year', () => {
  expect(formatDate('2026-03-05', 'short')).toBe('03/05/2026')
})

test('R405 an instant with its offset is a date too', () => {
  process.env.TZ = 'UTC'
  expect(formatDate('2026-11-05T14:30:00+01:00')).toBe('November 05, 2026')
})

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('C76 a calendar day is the same day in %s', (here) => {
  process.env.TZ = here
  expect(formatDate('2026-11-05')).toBe('November 05, 2026')
})

test("an instant is shown in the reader's time zone", () => {
  process.env.TZ = 'Pacific/Auckland'
  expect(formatDate('2026-11-05T14:30:00Z', 'short')).toBe('11/06/2026')
})

test('R405 another locale may be configured', () => {
  expect(formatDate('2026-11-05', 'long', 'de-DE')).toBe('5. November 2026')
})

test.each(['', 'soon', '2026-13-40'])('what is not a date, "%s", is shown as nothing', (text) => {
  expect(formatDate(text)).toBe('')
})
