import type { Random } from '../random.ts'
import { isWholeCurrency } from '../world/currencies.ts'
import { type Rating, ratings } from '../world/labels.ts'

/** A day on which we set a company's rating and price target; `workingDay` counts back from the anchor. */
export type Review = { workingDay: number; price: number; rating: Rating; target: number }

/** Upside to the price target that goes with a rating, as a share. */
const upside: Readonly<Record<Rating, readonly [number, number]>> = {
  Buy: [0.11, 0.32],
  Hold: [-0.05, 0.09],
  Sell: [-0.22, -0.08],
}

/** How often a review changes the rating. */
const CHANGE = 0.17

/** A price target as people write it: two to three significant figures. */
function roundTarget(value: number, currency: string): number {
  const magnitude = 10 ** Math.floor(Math.log10(value))
  const step = value / magnitude >= 4 ? magnitude / 20 : magnitude / 50
  const rounded = Math.round(value / step) * step
  return isWholeCurrency(currency) ? Math.max(1, Math.round(rounded)) : Number(rounded.toFixed(2))
}

function nextRating(rating: Rating, random: Random): Rating {
  if (!random.chance(CHANGE)) return rating
  if (rating === 'Hold') return random.chance(0.6) ? 'Buy' : 'Sell'
  return 'Hold'
}

/** Working days of the reviews, newest first: about five a year, back to the start of coverage. */
function reviewDays(random: Random): number[] {
  const start = random.int(280, 1560)
  const days: number[] = []
  for (let day = random.int(1, 46); day < start - 30; day += random.int(36, 72)) days.push(day)
  return [...days, start]
}

/** A company's reviews, newest first. The price is followed backwards from today's. */
export function reviewsOf(price: number, currency: string, random: Random): Review[] {
  const days = reviewDays(random)
  let past = price * Math.exp(random.normal(0, 0.03))
  const prices = days.map((day, index) => {
    const gap = (days[index + 1] ?? day) - day
    const current = past
    past *= Math.exp(random.normal(-0.012, 0.1) * Math.sqrt(Math.max(gap, 20) / 55))
    return current
  })
  let rating = random.pick<Rating>(['Buy', 'Buy', 'Buy', 'Hold', 'Hold', 'Sell'])
  const reviews: Review[] = []
  for (let index = days.length - 1; index >= 0; index--) {
    if (index < days.length - 1) rating = nextRating(rating, random)
    const at = prices[index] ?? price
    const [low, high] = upside[rating]
    reviews.unshift({
      workingDay: days[index] ?? 0,
      price: at,
      rating,
      target: roundTarget(at * (1 + random.between(low, high)), currency),
    })
  }
  return reviews
}

/** The review in force on a working day; undefined before coverage began. */
export const reviewAt = (reviews: readonly Review[], workingDay: number): Review | undefined =>
  reviews.find((review) => review.workingDay >= workingDay)

/** The share price on a working day, along the line between the reviews before and after. */
export function priceAt(price: number, reviews: readonly Review[], workingDay: number): number {
  const later = reviews.findLast((review) => review.workingDay < workingDay)
  const earlier = reviewAt(reviews, workingDay)
  if (!earlier) return later?.price ?? price
  const from = later ?? { workingDay: 0, price }
  const span = earlier.workingDay - from.workingDay
  const share = span === 0 ? 1 : (workingDay - from.workingDay) / span
  return from.price * (earlier.price / from.price) ** share
}

export type RatingChange = 'Initiated' | 'Reiterated' | 'Upgrade' | 'Downgrade'

/** What a rating is against the one before it. */
export function ratingChange(rating: Rating, prior: Rating | undefined): RatingChange {
  if (prior === undefined) return 'Initiated'
  const steps = ratings.indexOf(prior) - ratings.indexOf(rating)
  if (steps === 0) return 'Reiterated'
  return steps > 0 ? 'Upgrade' : 'Downgrade'
}
