import { expect, test } from 'vitest'
import { NEUTRAL_RATING, rankRating } from '#lib/format/rating-scale.ts'

test.each([
  ['better than neutral', ['Buy', 'Sector outperform', 'Add', 'Kaufen'], [-1, -1, -1, -1]],
  ['neutral', ['Hold', 'Market perform', 'Equal weight', 'Halten'], [0, 0, 0, 0]],
  ['worse than neutral', ['Sell', 'Market underperform', 'Reduce', 'Verkaufen'], [1, 1, 1, 1]],
])('R289 a rating by any name is %s', (_, ratings, signs) => {
  expect(ratings.map((rating) => Math.sign((rankRating(rating) ?? Number.NaN) - NEUTRAL_RATING))).toEqual(signs)
})

test('R289 a strong opinion ranks before the plain one, and an unknown name has no place', () => {
  expect(rankRating('Strong Buy')).toBeLessThan(rankRating('Buy') ?? 0)
  expect(rankRating('Strong Sell')).toBeGreaterThan(rankRating('Sell') ?? 0)
  expect(rankRating('Not rated')).toBeUndefined()
})
