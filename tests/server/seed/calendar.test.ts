import { expect, test } from 'vitest'
import { anchorOf, dayOf, mondayBefore, workingDayAfter, workingDayBefore } from '#demo/data/calendar.ts'
import { clockChange, instantOf } from '#demo/data/generate/zoned-time.ts'
import { offsetAt } from '#lib/format/zone.ts'

const anchors = ['2026-03-16', '2026-03-18', '2026-03-21', '2026-03-22', '2027-01-01'].map((day) =>
  anchorOf(new Date(`${day}T23:59:00Z`)),
)

test.each(anchors)('working days around %s are weekdays without holidays, in order', (anchor) => {
  const before = Array.from({ length: 600 }, (_, index) => workingDayBefore(anchor, index))
  const after = Array.from({ length: 60 }, (_, index) => workingDayAfter(anchor, index))
  for (const day of [...before, ...after]) {
    expect(day.getUTCDay() % 6).not.toBe(0)
  }
  for (const day of before) expect(dayOf(day)).not.toMatch(/-(12-2[56]|01-01)$/)
  expect(before[0]?.getTime()).toBeLessThan(anchor.getTime())
  expect(after[0]?.getTime()).toBeGreaterThan(anchor.getTime())
  for (const [index, day] of before.entries()) {
    expect(day.getTime()).toBeLessThanOrEqual(before[index - 1]?.getTime() ?? Number.POSITIVE_INFINITY)
  }
})

test.each(anchors)('the Monday before %s is a Monday that is over', (anchor) => {
  for (const weeks of [0, 1, 300]) {
    const monday = mondayBefore(anchor, weeks)
    expect(monday.getUTCDay()).toBe(1)
    expect(monday.getTime()).toBeLessThan(anchor.getTime())
  }
})

test('a time of day is that of its own zone, in summer and in winter', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  expect(instantOf(day('2026-01-15'), 540, 'Europe/London').toISOString()).toBe('2026-01-15T09:00:00.000Z')
  expect(instantOf(day('2026-07-15'), 540, 'Europe/London').toISOString()).toBe('2026-07-15T08:00:00.000Z')
  expect(instantOf(day('2026-07-15'), 540, 'Asia/Kolkata').toISOString()).toBe('2026-07-15T03:30:00.000Z')
})

test('the next and the last change of clocks are found', () => {
  const from = new Date('2026-03-18T00:00:00Z')
  expect(dayOf(clockChange(from, 'Europe/London', 1))).toBe('2026-03-29')
  expect(dayOf(clockChange(from, 'Europe/London', -1))).toBe('2025-10-26')
  expect(offsetAt(new Date('2026-03-28T12:00:00Z'), 'Europe/London')).toBe(0)
  expect(offsetAt(new Date('2026-03-29T12:00:00Z'), 'Europe/London')).toBe(60)
})
