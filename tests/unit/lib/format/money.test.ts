import { expect, test } from 'vitest'
import { formatMoney } from '#lib/format/money.ts'

test('R267 an amount has its currency before it and two decimals', () => {
  expect(formatMoney(1234.5, 'EUR', 'en-US')).toBe('EUR\u00a01,234.50')
})

test.each([
  [4200, 'JPY', 'JPY\u00a04,200'],
  [4200.5, 'JPY', 'JPY\u00a04,200.5'],
  [55_000, 'KRW', 'KRW\u00a055,000'],
  [1.25, 'KWD', 'KWD\u00a01.250'],
])('R267 %d %s has the decimals of its currency', (amount, currency, written) => {
  expect(formatMoney(amount, currency, 'en-US')).toBe(written)
})

test.each([null, undefined, ''])('R267 without a currency (%s) the figure stands alone', (currency) => {
  expect(formatMoney(42, currency, 'en-US')).toBe('42.00')
})

test('R267 a currency that is no ISO code is written as it is', () => {
  expect(formatMoney(42, 'pence', 'en-US')).toBe('pence\u00a042.00')
})

test('figures follow the locale', () => {
  expect(formatMoney(1234.5, 'EUR', 'de-DE')).toBe('EUR\u00a01.234,50')
})
