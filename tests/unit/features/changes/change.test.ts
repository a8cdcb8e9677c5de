import { expect, test } from 'vitest'
import type { ResearchChange } from '#contract/research-change.ts'
import { toChange } from '#features/changes/change.ts'

const spaces = /\s/g

type More = Omit<Partial<ResearchChange>, 'document'> & { document?: Partial<ResearchChange['document']> }

const show = ({ document, ...more }: More) =>
  toChange(
    {
      day: '2026-11-26',
      kind: 'upgrade',
      target_change: 'raised',
      ...more,
      document: { id: '1', rating: 'Buy', prior_rating: 'Hold', target_price_currency: 'INR', ...document },
    },
    'en',
  )

const focus = { value: 'Brahmani' }

test.each([
  ['a clause that its rating tells', 'Brahmani: upgraded to Buy, we were too cautious', 'We were too cautious'],
  ['another rating', 'Brahmani: upgraded to Hold, we were too cautious', 'Upgraded to Hold, we were too cautious'],
  ['nothing but the clause', 'Brahmani: upgraded to Buy', 'Upgraded to Buy'],
  ['no clause', 'Brahmani: in line, which is an answer too', 'In line, which is an answer too'],
])('a note with %s', (_, title, shown) => {
  const change = show({ document: { title, primary_focus: focus } })
  expect([change.note.title, change.title]).toEqual([shown, title])
})

test('the clause stays where the row does not tell the former rating', () => {
  const title = 'Brahmani: upgraded to Buy, we were too cautious'
  expect(show({ kind: 'reiteration', document: { title, primary_focus: focus } }).note.title).toBe(
    'Upgraded to Buy, we were too cautious',
  )
})

test('the currency stands once in a row, and whole amounts from 1,000 up have no decimals', () => {
  const target = { target_price: 6150, prior_target_price: 5300 }
  const { target: shown, price } = show({ close_price: 5395.01, price_currency: 'INR', document: target })
  expect([shown?.prior?.replace(spaces, ' '), shown?.value, price]).toEqual(['INR 5,300', '6,150', '5,395.01'])
})

test('a price in another currency, or without a target, has its own', () => {
  const price = { close_price: 999, price_currency: 'USD' }
  expect(show({ ...price, document: { target_price: 6150 } }).price.replace(spaces, ' ')).toBe('USD 999.00')
  expect(show({ ...price, document: { target_price_currency: 'USD' } }).price.replace(spaces, ' ')).toBe('USD 999.00')
})
