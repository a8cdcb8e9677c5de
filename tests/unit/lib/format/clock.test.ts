import { expect, test } from 'vitest'
import { formatClock } from '#lib/format/clock.ts'

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [3725, '1:02:05'],
  [-1, '0:00'],
])('a clock shows %d seconds as %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown)
})
