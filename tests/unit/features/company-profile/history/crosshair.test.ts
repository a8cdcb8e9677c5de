import { expect, test } from 'vitest'
import { buildShape } from '#entities/company/history/chart-shape.ts'
import type { Call } from '#entities/company/history/history.ts'
import { dayAt, dayByKey, spotOn, stopsOf } from '#features/company-profile/history/crosshair.ts'

const calls: Call[] = [
  { day: '2026-01-01', target: 60, rating: 'Hold', changed: false, since: '2025-08-01' },
  { day: '2026-05-01', target: 80, rating: 'Buy', changed: true },
  { day: '2026-09-01', target: 100, rating: 'Buy', changed: false },
]
const shape = buildShape({
  history: { currency: 'SEK', calls, price: undefined },
  today: '2026-12-31',
  width: 640,
  height: 200,
  amount: String,
  month: (day) => day,
  nameRating: (rating) => rating,
})
const xOf = (place: number) => shape.points[place]?.x ?? 0

test('R289 the pointer stands on its own day, and on that of a dot next to it', () => {
  expect(dayAt(xOf(1) + 9, calls, shape)).toBe('2026-05-01')
  const between = dayAt((xOf(1) + xOf(2)) / 2, calls, shape)
  expect(between > '2026-06-28' && between < '2026-07-05', between).toBe(true)
})

test('R289 beside the axes the pointer stands on the first and on the last day', () => {
  expect([-50, 10_000].map((x) => dayAt(x, calls, shape))).toEqual(['2026-01-01', '2026-12-31'])
})

test('R289 a day has the target in force', () => {
  expect(spotOn('2026-08-31', calls, shape)).toMatchObject({ call: calls[1], isGiven: false, y: shape.points[1]?.y })
  expect(spotOn('2026-09-01', calls, shape)).toMatchObject({ call: calls[2], isGiven: true, x: xOf(2) })
})

test('R289 a target from before the range was not given on its first day', () => {
  expect(spotOn('2026-01-01', calls, shape)?.isGiven).toBe(false)
})

test.each([
  ['ArrowLeft', '2026-12-31', '2026-09-01'],
  ['ArrowDown', '2026-07-01', '2026-05-01'],
  ['ArrowLeft', '2026-01-01', '2026-01-01'],
  ['ArrowRight', '2026-07-01', '2026-09-01'],
  ['ArrowUp', '2026-09-01', '2026-12-31'],
  ['ArrowRight', '2026-12-31', '2026-12-31'],
  ['Home', '2026-12-31', '2026-01-01'],
  ['End', '2026-01-01', '2026-12-31'],
  ['PageDown', '2026-05-01', undefined],
])('R289 %s leads from %s to %s', (key, from, to) => {
  expect(dayByKey(key, from, stopsOf(calls, shape))).toBe(to)
})
