import { expect, test } from 'vitest'
import { extendDay } from '#desk/last-day.ts'

const now = new Date('2026-01-31T12:00:00')

test('a term is added to a day to come, and to today where there is none or it is over', () => {
  expect(extendDay('2026-03-01', { days: 14 }, now)).toBe('2026-03-15')
  expect(extendDay('', { days: 14 }, now)).toBe('2026-02-14')
  expect(extendDay('2025-12-01', { months: 3 }, now)).toBe('2026-04-30')
})

test('a month from the last day of a longer one ends on its own last day', () => {
  expect(extendDay('', { months: 1 }, now)).toBe('2026-02-28')
})
