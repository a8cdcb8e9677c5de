import { expect, test } from 'vitest'
import { monthTicks, niceTicks } from '#entities/company/history/chart-scale.ts'
import { buildShape } from '#entities/company/history/chart-shape.ts'
import type { Call } from '#entities/company/history/history.ts'

test.each([
  [62, 117, [60, 80, 100, 120]],
  [1.82, 2.16, [1.8, 1.9, 2, 2.1, 2.2]],
  [50, 50, [40, 60]],
  [60, 60, [60, 80]],
  [-5, 5, [-5, -2.5, 0, 2.5, 5]],
])('ticks of %d to %d are round and hold both', (min, max, ticks) => {
  expect(niceTicks(min, max, 4)).toEqual(ticks)
})

test('ticks of months are first days, as many as have room', () => {
  expect(monthTicks('2023-03-13', '2026-11-21', 5)).toEqual(['2024-01-01', '2025-01-01', '2026-01-01'])
  expect(monthTicks('2026-08-20', '2026-11-21', 5)).toEqual(['2026-09-01', '2026-10-01', '2026-11-01'])
})

const calls: Call[] = [
  { day: '2026-01-01', target: 60, rating: 'Hold', changed: false },
  { day: '2026-01-03', target: 80, rating: 'Buy', changed: true },
  { day: '2026-06-30', target: 100, rating: 'Sell', changed: true },
]

const shape = (price?: number, width = 400, said = calls, nameRating = (rating: string) => rating) =>
  buildShape({
    history: { currency: 'SEK', calls: said, price },
    today: '2026-12-31',
    width,
    height: 200,
    amount: String,
    month: (day) => day,
    nameRating,
  })

test('R289 targets are steps that hold until today', () => {
  const { line, points, right } = shape()
  expect(points.map(({ x }) => x)).toEqual([...points.map(({ x }) => x)].sort((a, b) => a - b))
  expect(line).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+H[\d.]+$/)
  expect(line.endsWith(`H${right}`)).toBe(true)
})

test('R289 the price lies within the axes too', () => {
  const { price, bottom } = shape(20)
  expect(price).toBeGreaterThan(0)
  expect(price).toBeLessThanOrEqual(bottom)
  expect(shape().price).toBeUndefined()
})

test('R289 target and price stand at the ends of their lines, never one over the other', () => {
  const withEnds = (price: number) =>
    buildShape({
      history: { currency: 'SEK', calls, price },
      today: '2026-12-31',
      width: 400,
      height: 200,
      amount: String,
      month: (day) => day,
      nameRating: (rating) => rating,
      end: String,
    })
  const far = withEnds(60)
  expect([far.ends.target?.at, far.ends.price?.at]).toEqual([far.points.at(-1)?.y, far.price])
  for (const price of [100, 101, 99]) {
    const { target, price: close } = withEnds(price).ends
    expect(Math.abs((target?.at ?? 0) - (close?.at ?? 0))).toBeGreaterThanOrEqual(14)
  }
  expect(withEnds(100).right).toBeLessThan(shape(100).right)
})

test('R289 a band lasts until the rating changes, and is named if it has room for the name', () => {
  const { bands, points, right } = shape()
  expect(bands.map(({ rating, label }) => [rating, label])).toEqual([
    ['Hold', undefined],
    ['Buy', 'Buy'],
    ['Sell', 'Sell'],
  ])
  expect(bands.map(({ x }) => x)).toEqual(points.map(({ x }) => x))
  const { x, width } = bands[2] ?? { x: 0, width: 0 }
  expect(x + width).toBeCloseTo(right)
})

test('R289 the rating in force keeps its name in a band that is too narrow: it ends at the edge, clear of the others', () => {
  const late = calls.map((call, index) => (index === 2 ? { ...call, day: '2026-12-28' } : call))
  const { bands, points, right } = shape(undefined, 400, late)
  const last = bands.at(-1)
  expect((last?.width ?? 0) < 16, 'the band is narrow').toBe(true)
  expect(last).toMatchObject({ label: 'Sell', endsAtEdge: true })
  expect(bands.slice(0, -1).every(({ endsAtEdge }) => !endsAtEdge)).toBe(true)
  const before = bands.at(-2)
  expect((points[1]?.x ?? 0) + 8 + (before?.label?.length ?? 0) * 8).toBeLessThan(right - 'Sell'.length * 8)
})

test('R289 the long name of a band is cut off', () => {
  const { bands } = shape(undefined, 400, calls, (rating) => `${rating} and nothing but ${rating} forever`)
  expect(bands.map(({ label }) => label)).toEqual([undefined, 'Buy and nothing but…', 'Sell and nothing bu…'])
})

test('R289 a target that moves under the same rating starts no band, nor does an unknown rating', () => {
  const said = [{ ...calls[0], rating: '' }, calls[1], { ...calls[2], rating: 'Buy', changed: false }] as Call[]
  expect(shape(undefined, 400, said).bands.map(({ rating }) => rating)).toEqual(['Buy'])
})

test('targets that never moved, all said today, are drawn all the same', () => {
  const day = '2026-12-31'
  const same = calls.map((call) => ({ ...call, day, target: 50 }))
  const drawn = buildShape({
    history: { currency: '', calls: same, price: 50 },
    today: day,
    width: 300,
    height: 200,
    amount: String,
    month: String,
    nameRating: String,
  })
  expect(JSON.stringify(drawn)).not.toMatch(/null|NaN/)
})
