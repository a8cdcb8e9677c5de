import type { ResearchChange } from '#contract/research-change.ts'
import { note } from './documents.ts'

/** An upgrade of a company, with a target that was raised. */
export const change = (number: number, more: Partial<ResearchChange> = {}): ResearchChange => ({
  day: '2026-11-05',
  kind: 'upgrade',
  target_change: 'raised',
  ticker: `C${number} LN`,
  prior_target_price_currency: 'GBP',
  close_price: 10,
  price_currency: 'GBP',
  ...more,
  document: note(number, {
    rating: 'Buy',
    prior_rating: 'Hold',
    rating_change: 'Upgrade',
    rating_date: '2026-11-05',
    target_price: 12,
    target_price_currency: 'GBP',
    prior_target_price: 10,
    primary_focus: { type: 'Company', value: `Company ${number}`, profile_link: `/company_profile/${number}` },
    ...more.document,
  }),
})

export const changes = (count: number): ResearchChange[] =>
  Array.from({ length: count }, (_, index) => change(index + 1))
