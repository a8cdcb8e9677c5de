export type RatingTone = 'positive' | 'neutral' | 'negative'

const POSITIVE = /^(?:strong buy|buy|overweight|outperform|add|accumulate|kaufen)$/i
const NEGATIVE = /^(?:strong sell|sell|underweight|underperform|reduce|verkaufen)$/i

/** What a rating says, by the names that brokers use; neutral for any other name. */
export function getRatingTone(rating: string): RatingTone {
  const name = rating.trim()
  return POSITIVE.test(name) ? 'positive' : NEGATIVE.test(name) ? 'negative' : 'neutral'
}
