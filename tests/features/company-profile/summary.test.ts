// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { summaryOf } from '../../../src/features/company-profile/summary.ts'
import { analyst, bare, nordmark } from './companies.ts'

test('R286 R289 the header tells what it is, what we think and what it costs', () => {
  expect(summaryOf(nordmark)).toMatchObject({
    name: 'Nordmark Cables',
    facts: ['NRDM SS', 'Electrical Equipment', 'Sweden', 'Updated September 24, 2026'],
    rating: { value: 'Buy', prior: 'Hold', direction: 'up' },
    target: { value: 'SEK\u00a0120.00', prior: 'SEK\u00a0110.00', direction: 'up' },
    upside: { text: '+20.0%', direction: 'up' },
    price: 'SEK\u00a0100.00',
    marketCap: 'SEK\u00a039.2bn',
    tradingCurrency: 'SEK',
    accountingCurrency: 'EUR',
  })
})

test.each([
  ['below the price', { target_price: 81.5 }, { text: '−18.5%', direction: 'down' }],
  ['at the price but for a rounding', { target_price: 99.96 }, { text: '0.0%', direction: 'unchanged' }],
  ['in another currency', { target_price_currency: 'EUR' }, undefined],
  ['without a currency', { target_price_currency: null, price_currency: null }, undefined],
  ['without a target', { target_price: null }, undefined],
  ['without a price', { close_price: null }, undefined],
  ['with a price of nothing', { close_price: 0 }, undefined],
])('R289 the upside with a target %s', (_, change, upside) => {
  expect(summaryOf({ ...nordmark, ...change }).upside).toEqual(upside)
})

test('R288 the lead analyst comes first and nobody twice; who has no name is nobody', () => {
  const { analysts } = summaryOf({
    ...nordmark,
    analysts: [{ id: '7', value: 'Second' }, analyst, { id: '8' }],
  })
  expect(analysts.map(({ name }) => name)).toEqual(['Ingrid Åkesson', 'Second'])
  expect(analysts[0]).toMatchObject({ href: 'http://localhost:3000/analyst_profile/1001', role: 'Head of Industrials' })
})

test('C62 a company of which nothing is known has nothing wrong to show', () => {
  expect(JSON.stringify(summaryOf(bare))).not.toMatch(/undefined|NaN|null/)
  expect(summaryOf(bare)).toMatchObject({ facts: [], analysts: [], description: [], questions: [], price: '' })
})
