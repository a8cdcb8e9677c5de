import { daysBetween } from '#lib/format/between-days.ts'
import { monthTicks, niceTicks } from './chart-scale.ts'
import type { Call, History } from './history.ts'

export type Tick = { at: number; label: string }

/** A time with one rating. `label`: the rating, if there is space for it; `endsAtEdge`: it ends where the band does. */
export type Band = { x: number; width: number; rating: string; label: string | undefined; endsAtEdge: boolean }

type ShapeOptions = {
  history: History
  /** The right edge: the last target is valid until today. */
  today: string
  /** The size of the chart in px. */
  width: number
  height: number
  amount: (value: number, decimals: number) => string
  month: (day: string, withMonth: boolean) => string
  /** A rating as the chart shows it. */
  nameRating: (rating: string) => string
  /** The last target and the price, beside the ends of their lines; without it they have no labels. */
  end?: (value: number) => string
}

const EDGE = { top: 24, end: 8, bottom: 24 }
/** The width of a digit at the axis, of a letter of a rating, and the space beside a rating, in px. */
const DIGIT = 7
const LETTER = 8
const GAP = 8

/**
 * The shapes of the chart, in px from the upper left: the step line, the price, the axes, and the bands of the ratings.
 */
export function buildShape({
  history: { calls, price },
  today,
  width,
  height,
  amount,
  month,
  nameRating,
  end: labelEnd,
}: ShapeOptions) {
  const values = [...calls.map(({ target }) => target), ...(price === undefined ? [] : [price])]
  const ticks = niceTicks(Math.min(...values), Math.max(...values), 4)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const decimals = Math.max(...ticks.map((tick) => String(tick).split('.')[1]?.length ?? 0))
  const labels = ticks.map((tick) => amount(tick, decimals))
  const left = Math.max(...labels.map((label) => label.length)) * DIGIT + 8
  const last = calls.at(-1)?.target
  const ends = labelEnd ? [last, price].map((value) => (value === undefined ? '' : labelEnd(value))) : []
  const longest = Math.max(0, ...ends.map((label) => label.length))
  const right = width - (longest > 0 ? longest * DIGIT + GAP : EDGE.end)
  const bottom = height - EDGE.bottom

  const start = calls[0]?.day ?? today
  const lastDay = calls.at(-1)?.day ?? today
  const end = lastDay > today ? lastDay : today
  const days = daysBetween(start, end) || 1
  const toX = (day: string) => round(left + (daysBetween(start, day) / days) * (right - left))
  const toY = (value: number) => round(bottom - ((value - low) / (high - low)) * (bottom - EDGE.top))

  const points = calls.map(({ day, target }) => ({ x: toX(day), y: toY(target) }))
  const [first] = points
  const [target, close] = [last, price].map((value) => (value === undefined ? undefined : toY(value)))
  const steps = points.slice(1).map(({ x, y }) => `H${x}V${y}`)
  const months = monthTicks(start, end, Math.max(2, Math.floor((right - left) / 72)))
  const byYear = months.length > 1 && months.every((day) => day.slice(5, 7) === '01')
  return {
    left,
    right,
    bottom,
    start,
    end,
    points,
    line: first ? `M${first.x} ${first.y}${steps.join('')}H${right}` : '',
    price: close,
    ends: placeEnds(target, close, ends),
    amounts: ticks.map((tick, index): Tick => ({ at: toY(tick), label: labels[index] ?? '' })),
    months: months.map((day): Tick => ({ at: toX(day), label: month(day, !byYear) })),
    bands: buildBands(calls, points, { left, right, nameRating }),
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** The least distance between the two labels, in px. */
const END_LINE = 14

/** The labels of the target and the price at the ends of their lines, moved apart where one would cover the other. */
function placeEnds(
  target: number | undefined,
  price: number | undefined,
  [targetLabel = '', priceLabel = '']: readonly string[],
): { target?: Tick; price?: Tick } {
  if (target === undefined || targetLabel === '') return {}
  if (price === undefined || priceLabel === '') return { target: { at: target, label: targetLabel } }
  const missing = Math.max(0, END_LINE - Math.abs(target - price)) / 2
  const up = target <= price ? missing : -missing
  return {
    target: { at: round(target - up), label: targetLabel },
    price: { at: round(price + up), label: priceLabel },
  }
}

/** A name in so many letters: cut off if need be, and undefined if what is left would say nothing. */
function shorten(name: string, letters: number): string | undefined {
  if (name.length <= letters) return name
  return letters > 3 ? `${name.slice(0, letters - 1)}…` : undefined
}

type BandOptions = Pick<ShapeOptions, 'nameRating'> & { left: number; right: number }

/** How many letters of a rating fit. */
const countLetters = (width: number) => Math.floor((width - 2 * GAP) / LETTER)

/**
 * One band for each time with the same rating, until the rating changes or until today. The rating in force always has its
 * name: if its band is too narrow, the name ends at the edge and may begin in the band before.
 */
function buildBands(
  calls: readonly Call[],
  points: readonly { x: number }[],
  { left, right, nameRating }: BandOptions,
): Band[] {
  const starts = [...calls.entries()].filter(([index, { changed }]) => changed || index === 0)
  const toX = (place: number) => points[starts[place]?.[0] ?? -1]?.x ?? right
  const last = starts.length - 1
  const inForce = nameRating(starts[last]?.[1].rating ?? '')
  const fits = inForce.length <= countLetters(right - toX(last))
  const name = fits ? inForce : shorten(inForce, countLetters((right - left) / 2))
  // Where the other names must end.
  const free = fits || !name ? right : right - name.length * LETTER
  return starts
    .map(([, { rating }], place): Band => {
      const x = toX(place)
      const width = round(toX(place + 1) - x)
      const label = place === last ? name : shorten(nameRating(rating), countLetters(Math.min(x + width, free) - x))
      return { x, width, rating, label, endsAtEdge: place === last && !fits }
    })
    .filter(({ rating }) => rating !== '')
}

export type Shape = ReturnType<typeof buildShape>
