import { expect, test } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { sortCompanies } from '#features/companies/sort-companies.ts'

const companies: Tag[] = [
  { id: '1', value: 'Österlen', ticker: 'OST', equity_rating: 'Sell', last_updated: '2026-01-02' },
  { id: '2', value: 'Nordmark', equity_rating: 'Buy', related_analyst: { id: '9', value: 'Ada' } },
  { id: '3', value: 'Zenith', ticker: 'ABC', equity_rating: 'Buy', last_updated: '2026-11-02' },
  { id: '4' },
]

const ids = (id: string, desc: boolean) => sortCompanies(companies, { id, desc }).map((company) => company.id)

test.each([
  ['value', ['2', '1', '3', '4'], ['3', '1', '2', '4']],
  ['ticker', ['3', '1', '4', '2'], ['1', '3', '4', '2']],
  ['equity_rating', ['2', '3', '1', '4'], ['1', '2', '3', '4']],
  ['related_analyst', ['2', '4', '1', '3'], ['2', '4', '1', '3']],
  ['last_updated', ['1', '3', '4', '2'], ['3', '1', '4', '2']],
])('R225 by %s, what is missing comes last in both directions', (field, ascending, descending) => {
  expect(ids(field, false)).toEqual(ascending)
  expect(ids(field, true)).toEqual(descending)
})

test('R225 by upside, as a number, and only where target and price are in one currency', () => {
  const priced = (id: string, target_price: number, target_price_currency = 'EUR'): Tag => ({
    id,
    value: id,
    close_price: 100,
    price_currency: 'EUR',
    target_price,
    target_price_currency,
  })
  const given = [priced('low', 90), priced('none', 900, 'USD'), priced('high', 1000), priced('even', 100)]
  const sorted = (desc: boolean) => sortCompanies(given, { id: 'upside', desc }).map(({ id }) => id)
  expect(sorted(false)).toEqual(['low', 'even', 'high', 'none'])
  expect(sorted(true)).toEqual(['high', 'even', 'low', 'none'])
})

test('R225 an order that nobody knows is the alphabetical one', () => {
  expect(ids('market_cap', false)).toEqual(['4', '2', '1', '3'])
})
