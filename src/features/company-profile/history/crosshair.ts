import type { Shape } from '#entities/company/history/chart-shape.ts'
import type { Call } from '#entities/company/history/history.ts'
import { daysBetween } from '#lib/format/between-days.ts'
import { shiftDay } from '#lib/format/days.ts'

/** Where the crosshair stands. `place`: of the call in force, counted from 0; `isGiven`: the call is of this very day. */
export type Spot = { day: string; call: Call; place: number; isGiven: boolean; x: number; y: number }

/** The distance in px within which the pointer is drawn to a dot. */
const PULL = 12

/** What is valid on a day; undefined for a day before the chart begins. */
export function spotOn(
  day: string,
  calls: readonly Call[],
  { points, left, right, start, end }: Shape,
): Spot | undefined {
  const place = calls.findLastIndex((call) => call.day <= day)
  const [call, point] = [calls[place], points[place]]
  if (!call || !point) return undefined
  const isGiven = call.day === day && !call.since
  const share = daysBetween(start, day) / (daysBetween(start, end) || 1)
  return { day, call, place, isGiven, x: isGiven ? point.x : left + share * (right - left), y: point.y }
}

/** The day under the pointer, or that of the dot next to it. */
export function dayAt(x: number, calls: readonly Call[], { points, left, right, start, end }: Shape): string {
  let [day, nearest] = ['', PULL]
  for (const [place, point] of points.entries()) {
    const call = calls[place]
    const distance = Math.abs(point.x - x)
    if (!call || call.since || distance > nearest) continue
    day = call.day
    nearest = distance
  }
  if (day) return day
  const share = Math.min(1, Math.max(0, (x - left) / (right - left)))
  return shiftDay(start, Math.round(share * daysBetween(start, end)))
}

/** The days that the keyboard goes through: those of the calls, and today. */
export const stopsOf = (calls: readonly Call[], { end }: Shape): string[] => [
  ...new Set([...calls.map(({ day }) => day), end]),
]

/** The day that a key leads to; undefined for other keys. Time runs from left to right in any direction. */
export function dayByKey(key: string, day: string, stops: readonly string[]): string | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return stops.findLast((stop) => stop < day) ?? stops[0]
    case 'ArrowRight':
    case 'ArrowUp':
      return stops.find((stop) => stop > day) ?? stops.at(-1)
    case 'Home':
      return stops[0]
    case 'End':
      return stops.at(-1)
    default:
      return undefined
  }
}
