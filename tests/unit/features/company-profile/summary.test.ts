// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { getTitle, toSummary } from '#features/company-profile/summary.ts'
import { analyst, bare, nordmark } from './companies.ts'

test('R286 R289 the header tells what it is, what we think and what it costs', () => {
  expect(toSummary(nordmark, 'en')).toMatchObject({
    name: 'Nordmark Cables',
    facts: ['NRDM SS', 'Electrical Equipment', 'Sweden'],
    rating: { value: 'Buy', prior: 'Hold', direction: 'up' },
    target: { value: 'SEK\u00a0120.00', prior: 'SEK\u00a0110.00', direction: 'up' },
    upside: { text: '+20.0%', direction: 'up' },
    price: 'SEK\u00a0100.00',
    marketCap: 'SEK\u00a039.2bn',
    tradingCurrency: 'SEK',
    accountingCurrency: 'EUR',
  })
})

test('R394 the day of the last update stands there unless rating or target tell it', () => {
  expect(toSummary({ ...nordmark, last_updated: '2026-10-02' }, 'en').facts.at(-1)).toBe('Updated October 02, 2026')
  expect(toSummary(nordmark, 'en').facts.at(-1)).toBe('Sweden')
})

test.each([
  [{ accounting_unit: 'm' }, 'EUR m'],
  [{ accounting_unit: 'bn' }, 'EUR bn'],
  [{}, 'EUR'],
  [{ accounting_currency: null, accounting_unit: 'm' }, 'm'],
])('R287 R294 with %j the figures are in "%s"', (change, unit) => {
  expect(toSummary({ ...nordmark, ...change }, 'en').accountingUnit).toBe(unit)
})

test.each([
  ['below the price', { target_price: 81.5 }, { share: -0.185, text: '−18.5%', direction: 'down' }],
  ['at the price but for a rounding', { target_price: 99.96 }, { share: -0, text: '0.0%', direction: 'unchanged' }],
  ['in another currency', { target_price_currency: 'EUR' }, undefined],
  ['without a currency', { target_price_currency: null, price_currency: null }, undefined],
  ['without a target', { target_price: null }, undefined],
  ['without a price', { close_price: null }, undefined],
  ['with a price of nothing', { close_price: 0 }, undefined],
])('R289 the upside with a target %s', (_, change, upside) => {
  expect(toSummary({ ...nordmark, ...change }, 'en').upside).toEqual(upside)
})

test('R288 the lead analyst comes first and nobody twice; who has no name is nobody', () => {
  const { analysts } = toSummary(
    {
      ...nordmark,
      analysts: [{ id: '7', value: 'Second' }, analyst, { id: '8' }],
    },
    'en',
  )
  expect(analysts.map(({ name }) => name)).toEqual(['Ingrid Åkesson', 'Second'])
  expect(analysts[0]).toMatchObject({ href: 'http://localhost:3000/analyst_profile/1001', role: 'Head of Industrials' })
})

test('R288 of an analyst named twice each word that is known is shown, whichever entry has it', () => {
  const brief = { id: '1001', category: 'Analyst', value: 'Ingrid Åkesson', profile_link: '/analyst_profile/1001' }
  const full = toSummary(nordmark, 'en').analysts[0]
  expect(full?.contact.email?.value).toBe('ingrid@example.com')
  expect(toSummary({ ...nordmark, analysts: [brief] }, 'en').analysts).toEqual([full])
  expect(
    toSummary({ ...nordmark, related_analyst: { ...brief, role: '' }, analysts: [analyst] }, 'en').analysts,
  ).toEqual([full])
})

test('R295 a line that comes twice is shown once', () => {
  const { questions, description, facts } = toSummary(
    {
      ...nordmark,
      questions: ['Why?', 'Why?', ' '],
      description: ['Cables.', 'Cables.'],
      country: 'NRDM SS',
    },
    'en',
  )
  expect([questions, description]).toEqual([['Why?'], ['Cables.']])
  expect(new Set(facts).size).toBe(facts.length)
})

test('C62 values that are no text or list leave the rest of the company standing', () => {
  const odd = JSON.parse(
    '{"value": 5, "description": "One line", "questions": {}, "analysts": "x", "ticker": {}, "risks": 1, "related_analyst": 3, "rating_date": 7, "sub_sector": [], "last_updated": 20}',
  )
  expect(toSummary({ ...nordmark, ...odd }, 'en')).toMatchObject({
    name: '5',
    description: ['One line'],
    questions: [],
    analysts: [],
    ticker: '',
    risks: ['1'],
    price: 'SEK\u00a0100.00',
  })
})

test('R284 a profile is called by its name and its ticker, as far as they are known', () => {
  expect(getTitle(nordmark)).toBe('Nordmark Cables · NRDM SS')
  expect(getTitle(bare)).toBe('')
})

test('C62 a company of which nothing is known has nothing wrong to show', () => {
  expect(JSON.stringify(toSummary(bare, 'en'))).not.toMatch(/undefined|NaN|null/)
  expect(toSummary(bare, 'en')).toMatchObject({ facts: [], analysts: [], description: [], questions: [], price: '' })
})
