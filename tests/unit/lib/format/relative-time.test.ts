import { expect, test } from 'vitest'
import { formatAgo, formatInstant } from '#lib/format/relative-time.ts'

const now = new Date('2026-11-05T12:00:00Z')

test.each([
  ['2026-11-05T11:59:01Z', ''],
  ['2026-11-05T11:59:00Z', '1 minute ago'],
  ['2026-11-05T11:00:01Z', '59 minutes ago'],
  ['2026-11-05T11:00:00Z', '1 hour ago'],
  ['2026-11-04T12:00:01Z', '23 hours ago'],
  ['2026-11-04T12:00:00Z', 'yesterday'],
  ['2026-10-29T12:00:00Z', 'last week'],
  ['2026-09-01T12:00:00Z', '2 months ago'],
  ['2025-11-05T12:00:00Z', 'last year'],
  // The browser's clock is slow.
  ['2026-11-05T12:05:00Z', ''],
  ['no instant', ''],
])('%s is "%s"', (instant, text) => {
  expect(formatAgo(instant, now, 'en')).toBe(text)
})

test('how long ago it was is told in the language', () => {
  expect(formatAgo('2026-11-05T09:00:00Z', now, 'de')).toBe('vor 3 Stunden')
})

test('an instant has its day and time, and nothing else has', () => {
  expect(formatInstant('2026-11-05T12:34:00', 'en-US')).toMatch(/^Nov 5, 2026, 12:34\sPM$/)
  expect(formatInstant('no instant', 'en-US')).toBe('')
})
