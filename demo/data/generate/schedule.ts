import { atMinute, workingDayBefore } from '../calendar.ts'
import { at, type Random, randomFor } from '../random.ts'
import type { Company } from './company.ts'
import type { World } from './world.ts'

/** Working days in the six years that documents go back. */
const WORKING_DAYS = 1560

/** Above 1: recent days are denser. */
const RECENCY = 1.4

/** When a document appeared. `workingDay` counts back from the anchor. */
export type Publication = { workingDay: number; publishedAt: Date }

/** Office hours; the desk's mails and comments come before the open, more often than not. */
function minuteOf(random: Random, isEarly: boolean): number {
  return isEarly && random.chance(0.65) ? random.int(6 * 60 + 30, 8 * 60 + 30) : random.int(7 * 60, 17 * 60)
}

type When = { newest?: number; oldest?: number; isEarly?: boolean; months?: readonly number[] }

/** A day between two working days, more likely a recent one; in one of some months if that can be had. */
export function publication(world: World, random: Random, when: When = {}): Publication {
  const { newest = 0, oldest = WORKING_DAYS, isEarly = false, months } = when
  const draw = () => {
    const workingDay = newest + Math.floor((oldest - newest) * random.next() ** RECENCY)
    return { workingDay, day: workingDayBefore(world.anchor, workingDay) }
  }
  let drawn = draw()
  for (let tries = 0; months && !months.includes(drawn.day.getUTCMonth()) && tries < 12; tries++) drawn = draw()
  return { workingDay: drawn.workingDay, publishedAt: atMinute(drawn.day, minuteOf(random, isEarly)) }
}

/** A time on a given working day. */
export const publicationOn = (world: World, workingDay: number, random: Random): Publication => ({
  workingDay,
  publishedAt: atMinute(workingDayBefore(world.anchor, workingDay), minuteOf(random, false)),
})

const shuffled = new Map<string, readonly number[]>()

/** The item at a place in an order of its own, which depends on the key alone; after the last it begins again. */
export function permuted<T>(key: string, items: readonly T[], index: number): T {
  const cacheKey = `${key}/${items.length}`
  let order = shuffled.get(cacheKey)
  if (!order) {
    order = randomFor('order', cacheKey).shuffle(items.map((_, position) => position))
    shuffled.set(cacheKey, order)
  }
  return at(items, at(order, index))
}

/** Gives each item its turn before any comes again; `round` counts how often it has come. */
export function turn<T>(key: string, items: readonly T[], ordinal: number): { item: T; round: number } {
  return { item: permuted(key, items, ordinal % items.length), round: Math.floor(ordinal / items.length) }
}

/** The company whose turn it is, and how many texts of this kind it had before. */
export function companyTurn(
  world: World,
  kind: string,
  ordinal: number,
  pool: 'operating' | 'fund' = 'operating',
): { company: Company; earlier: number } {
  const { item, round } = turn(`companies/${kind}`, world.turns[pool], ordinal)
  return { company: item.company, earlier: round * item.entries + item.entry }
}
