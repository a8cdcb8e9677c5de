// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { toTile } from '#entities/document/tile.ts'

const tile = (fields: Partial<WebDocument>) => toTile({ id: '7', ...fields }, 'en')

test('R267 a rating stands with its prior one and the way it went', () => {
  const fields = { rating: 'Buy', prior_rating: 'Hold', rating_change: 'Upgrade' }
  expect(tile(fields).rating).toEqual({ value: 'Buy', prior: 'Hold', direction: 'up' })
  expect(tile({ ...fields, rating_change: 'downgraded' }).rating?.direction).toBe('down')
  expect(tile({ ...fields, rating_change: null }).rating?.direction).toBe('unchanged')
})

test('R267 a rating that stayed, or has no prior one, stands alone', () => {
  expect(tile({ rating: 'Buy', prior_rating: 'Buy', rating_change: 'Upgrade' }).rating).toEqual({
    value: 'Buy',
    direction: 'unchanged',
  })
  expect(tile({ rating: 'Buy' }).rating).toEqual({ value: 'Buy', direction: 'unchanged' })
  expect(tile({ prior_rating: 'Buy' }).rating).toBeUndefined()
})

test('R267 a target price stands in its currency with the prior one and the way it went', () => {
  const fields = { target_price: 42, prior_target_price: 40, target_price_currency: 'EUR' }
  expect(tile(fields).target).toEqual({
    value: 'EUR\u00a042.00',
    prior: 'EUR\u00a040.00',
    direction: 'up',
    currency: 'EUR',
    figure: '42.00',
    share: '+5.0%',
  })
  expect(tile({ ...fields, prior_target_price: 44.5 }).target).toMatchObject({ direction: 'down' })
})

test('R267 a target price that stayed, or has no prior one, stands alone', () => {
  expect(tile({ target_price: 42, prior_target_price: 42 }).target).toEqual({ value: '42.00', direction: 'unchanged' })
  expect(tile({ target_price: 42, prior_target_price: null }).target).toEqual({
    value: '42.00',
    direction: 'unchanged',
  })
  expect(tile({ target_price: null, prior_target_price: 42 }).target).toBeUndefined()
})

test('R267 a target price of nothing is a price', () => {
  expect(tile({ target_price: 0, prior_target_price: 1 }).target).toMatchObject({ value: '0.00', direction: 'down' })
})
