import { daysBetween } from '#lib/format/between-days.ts'
import { monthTicks, niceTicks } from './chart-scale.ts'
import type { Call, History } from './history.ts'

export type Tick = { at: number; label: string }

type Mark = {
  x: number
  y: number
  label: string | undefined
  /** Where the label's line of writing is, from the point. */
  labelBy: number
  anchor: 'start' | 'middle' | 'end'
}

type ShapeOptions = {
  history: History
  /** The right edge: targets hold until today. */
  today: string
  /** Of the drawing, in px. */
  width: number
  height: number
  amount: (value: number, decimals: number) => string
  month: (day: string, withMonth: boolean) => string
}

const EDGE = { top: 24, end: 8, bottom: 24 }
/** Of a figure at the axis, of a letter of a rating, and between two of these, in px. */
const DIGIT = 7
const LETTER = 8
const GAP = 8

/** Everything that is drawn, in px from the upper left: the step line, the price, the axes, the changes of the rating. */
export function shapeOf({ history: { calls, price }, today, width, height, amount, month }: ShapeOptions) {
  const values = [...calls.map(({ target }) => target), ...(price === undefined ? [] : [price])]
  const ticks = niceTicks(Math.min(...values), Math.max(...values), 4)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const decimals = Math.max(...ticks.map((tick) => String(tick).split('.')[1]?.length ?? 0))
  const labels = ticks.map((tick) => amount(tick, decimals))
  const left = Math.max(...labels.map((label) => label.length)) * DIGIT + 8
  const right = width - EDGE.end
  const bottom = height - EDGE.bottom

  const start = calls[0]?.day ?? today
  const lastDay = calls.at(-1)?.day ?? today
  const end = lastDay > today ? lastDay : today
  const days = daysBetween(start, end) || 1
  const xOf = (day: string) => round(left + (daysBetween(start, day) / days) * (right - left))
  const yOf = (value: number) => round(bottom - ((value - low) / (high - low)) * (bottom - EDGE.top))

  const points = calls.map(({ day, target }) => ({ x: xOf(day), y: yOf(target) }))
  const [first] = points
  const steps = points.slice(1).map(({ x, y }) => `H${x}V${y}`)
  const months = monthTicks(start, end, Math.max(2, Math.floor((right - left) / 72)))
  const byYear = months.length > 1 && months.every((day) => day.slice(5, 7) === '01')
  return {
    left,
    right,
    bottom,
    points,
    line: first ? `M${first.x} ${first.y}${steps.join('')}H${right}` : '',
    price: price === undefined ? undefined : yOf(price),
    amounts: ticks.map((tick, index): Tick => ({ at: yOf(tick), label: labels[index] ?? '' })),
    months: months.map((day): Tick => ({ at: xOf(day), label: month(day, !byYear) })),
    marks: marksOf(calls, points, { left, right, bottom }),
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** From a point to the line of writing above it and below it, in px. */
const SIDES = [-10, 20] as const

/**
 * Where the rating changed, and what it began with. The newest are named first, above their points where there is room, else
 * below; one without either is a dot alone.
 */
function marksOf(
  calls: readonly Call[],
  points: readonly { x: number; y: number }[],
  edge: { left: number; right: number; bottom: number },
) {
  const marks: Mark[] = []
  const free = new Map<number, number>()
  for (const [index, { rating, changed }] of [...calls.entries()].toReversed()) {
    const point = points[index]
    if (!point || !rating || !(changed || index === 0)) continue
    const width = rating.length * LETTER
    const anchor = point.x - edge.left < width / 2 ? 'start' : edge.right - point.x < width / 2 ? 'end' : 'middle'
    const begin = point.x - { start: 0, middle: width / 2, end: width }[anchor]
    const fits = begin >= edge.left && begin + width <= edge.right
    const isFree = (by: number) =>
      point.y + by <= edge.bottom && begin + width + GAP <= (free.get(by) ?? Number.POSITIVE_INFINITY)
    const labelBy = fits ? SIDES.find(isFree) : undefined
    if (labelBy !== undefined) free.set(labelBy, begin)
    marks.push({ ...point, label: labelBy && rating, labelBy: labelBy ?? 0, anchor })
  }
  return marks.toReversed()
}

/** Which point holds at this distance from the left; the first before it. */
export function indexAt(points: readonly { x: number }[], x: number): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.x <= x),
  )
}

export type Shape = ReturnType<typeof shapeOf>
