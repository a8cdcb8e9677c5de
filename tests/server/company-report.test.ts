import { expect, test } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { buildReport } from '#server/tags/company/report.ts'

const priced: Tag = {
  id: '1',
  target_price: 120,
  target_price_currency: 'SEK',
  close_price: 100,
  price_currency: 'SEK',
}

test.each<[string, Partial<Tag>, number | null]>([
  ['in one currency', {}, 0.2],
  ['in another currency', { target_price_currency: 'EUR' }, null],
  ['without a currency', { target_price_currency: null }, null],
  ['without any currency', { target_price_currency: null, price_currency: null }, null],
  ['without a price', { close_price: null }, null],
])('R281 R289 a target %s has the upside that the page shows', (_, change, upside) => {
  const shown = buildReport({ ...priced, ...change }, new Date('2026-11-21')).upside
  if (upside === null) expect(shown).toBeNull()
  else expect(shown).toBeCloseTo(upside, 10)
})
