/** The names that brokers use, the best opinion first. */
const scale: readonly RegExp[] = [
  /^(?:strong buy|conviction buy)/i,
  /^(?:buy|(?:sector |market )?outperform|overweight|add|accumulate|positive|kaufen)/i,
  /^(?:hold|neutral|equal|(?:market|sector)(?! underperform)|in line|in-line|peer|halten)/i,
  /^(?:sell|(?:sector |market )?underperform|underweight|reduce|negative|verkaufen)/i,
  /^strong sell/i,
]

/** The place of a neutral opinion; better ones have a smaller number. */
export const NEUTRAL_RATING = 2

/** The place of a rating on the scale; undefined for a name without a known meaning. */
export function rankRating(rating: string): number | undefined {
  const rank = scale.findIndex((names) => names.test(rating))
  return rank < 0 ? undefined : rank
}
