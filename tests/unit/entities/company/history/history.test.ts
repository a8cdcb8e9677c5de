import { expect, test } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { buildHistory } from '#entities/company/history/history.ts'
import { nordmark } from '../../../features/company-profile/companies.ts'

const note = (change: Partial<WebDocument>): WebDocument => ({
  id: '1',
  target_price_currency: 'SEK',
  primary_focus: { value: 'Nordmark Cables', record_ref: 'CO-2001' },
  ...change,
})

const call = (day: string, target: number, rating: string) =>
  note({ target_price: target, target_price_date: day, rating, rating_date: day })

test('R289 the target over time comes from the company and its documents, each day once', () => {
  const history = buildHistory(nordmark, [
    call('2026-09-24', 120, 'Buy'),
    call('2026-03-02', 90, 'Sell'),
    call('2026-03-02', 91, 'Sell'),
    note({ target_price: null }),
  ])
  expect(history).toMatchObject({
    currency: 'SEK',
    price: 100,
    calls: [
      { day: '2026-03-02', target: 90, rating: 'Sell', changed: false },
      { day: '2026-07-28', target: 110, rating: 'Hold', changed: true },
      { day: '2026-09-24', target: 120, rating: 'Buy', changed: true },
    ],
  })
})

test('R289 a call leads to the document that made it, not to those that repeat it, nor to one that is locked', () => {
  const [first, second] = ['2026-03-02', '2026-07-28'] as const
  const calls = buildHistory(nordmark, [
    { ...call(first, 90, 'Sell'), id: '3', title: 'Repeated' },
    { ...call(second, 110, 'Hold'), id: '2', permissioned: false },
    { ...call(first, 90, 'Sell'), id: '1', title: 'Down to Sell' },
  ])?.calls
  expect(calls?.map(({ note }) => note)).toEqual([
    { id: '1', title: 'Down to Sell', reference: '1', href: expect.stringMatching(/\/document\/1$/) },
    undefined,
    undefined,
  ])
})

test('R289 what was said on a day goes before what was later said of it', () => {
  const later = note({ prior_target_price: 75, prior_target_price_date: '2026-03-02' })
  expect(buildHistory(nordmark, [later, call('2026-03-02', 90, 'Sell')])?.calls[0]?.target).toBe(90)
})

test('R289 a target that belongs to another company, or is in another currency, is left out', () => {
  const other = { target_price: 1, target_price_date: '2020-01-01' }
  const documents = [
    note({ ...other, primary_focus: { value: 'Nordmark Cables', record_ref: 'CO-9' } }),
    note({ ...other, target_price_currency: 'EUR' }),
  ]
  expect(buildHistory(nordmark, documents)?.calls[0]?.day).toBe('2026-07-28')
  const unnamed = { ...nordmark, external_id: null }
  expect(buildHistory(unnamed, [note({ ...other, primary_focus: { value: 'Other' } })])?.calls[0]?.day).toBe(
    '2026-07-28',
  )
})

test('R289 one point is no course, and a day that is none is no point', () => {
  expect(buildHistory({ ...nordmark, prior_target_price: null }, [])).toBeUndefined()
  expect(buildHistory({ ...nordmark, prior_target_price_date: 'last year' }, [])).toBeUndefined()
  expect(buildHistory({ id: '1' }, [])).toBeUndefined()
})

test('R289 a price in another currency is not drawn', () => {
  expect(buildHistory({ ...nordmark, price_currency: 'EUR' }, [])?.price).toBeUndefined()
  expect(buildHistory({ ...nordmark, close_price: null }, [])?.price).toBeUndefined()
})
