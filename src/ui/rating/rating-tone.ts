export type RatingTone = 'good' | 'neutral' | 'bad'

const tones: readonly [RegExp, RatingTone][] = [
  [/^(?:strong |conviction )?buy|^(?:outperform|overweight|add|accumulate|positive|kaufen)/i, 'good'],
  [/^(?:strong )?sell|^(?:underperform|underweight|reduce|negative|verkaufen)/i, 'bad'],
]

/** What a rating says, by the names that brokers use; neutral for any other name. */
export const getRatingTone = (rating: string): RatingTone =>
  tones.find(([names]) => names.test(rating))?.[1] ?? 'neutral'
