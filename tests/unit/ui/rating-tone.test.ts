import { expect, test } from 'vitest'
import { getRatingTone } from '#ui/rating/rating-tone.ts'

test.each([
  ['good', ['Buy', 'STRONG BUY', 'Overweight', 'Kaufen']],
  ['bad', ['Sell', 'Strong Sell', 'Underperform', 'Verkaufen']],
  ['neutral', ['Hold', 'Neutral', 'Not rated', '']],
])('R289 a rating is %s: %j', (tone, ratings) => {
  expect(ratings.map(getRatingTone)).toEqual(ratings.map(() => tone))
})
