import { expect, test } from 'vitest'
import { formatLargeMoney } from '#lib/format/large-money.ts'

test.each([
  [4_212_400_000, 'EUR', 'EUR\u00a04.21bn'],
  [267_840_000, 'GBP', 'GBP\u00a0268m'],
  [1_999_999_999_999, 'JPY', 'JPY\u00a02tn'],
  [950, 'USD', 'USD\u00a0950'],
  [-5_500_000, '', '−5.5m'],
])('R286 an amount of %d %s is written as %j', (amount, currency, text) => {
  expect(formatLargeMoney(amount, currency, 'en-US')).toBe(text)
})

test('R286 another language has its own words for large numbers', () => {
  expect(formatLargeMoney(4_212_400_000, 'EUR', 'de-DE')).toMatch(/^EUR\u00a04,21\sMrd\.$/)
})
