import { NEUTRAL_RATING, rankRating } from '#lib/format/rating-scale.ts'

export type RatingTone = 'good' | 'neutral' | 'bad'

/** What a rating says, by the names that brokers use; neutral for any other name. */
export function getRatingTone(rating: string): RatingTone {
  const rank = rankRating(rating) ?? NEUTRAL_RATING
  if (rank === NEUTRAL_RATING) return 'neutral'
  return rank < NEUTRAL_RATING ? 'good' : 'bad'
}
