import type { Tag, TagRef } from '#contract/tag.ts'

export const analystExample: TagRef = {
  id: '10',
  category: 'Analyst',
  value: 'Ana Example',
  profile_link: '/analyst_profile/10',
  email: 'ana@example.com',
  phone: '+48 1',
  role: 'Banks',
}

export const briefTagExample: Tag = {
  id: '7',
  category: 'Company',
  value: 'Zielona Bank',
  profile_link: '/company_profile/7',
  ticker: 'ZLB PW',
  doc_count: 12,
}

/** A company in a list of a line each. */
export const followedCompanyExample: Tag = {
  ...briefTagExample,
  rating: 'Buy',
  equity_rating: 'Buy',
  target_price: 12.5,
  target_price_currency: 'PLN',
  close_price: 10,
  price_currency: 'PLN',
}

export const companyExample: Tag = {
  ...followedCompanyExample,
  thumbnail_url: null,
  description: ['A bank.'],
  analysts: [analystExample],
  related_analyst: analystExample,
  sector: 'Financials',
  sub_sector: 'Banks',
  region: 'Europe',
  country: 'Poland',
  last_updated: '2026-11-04',
  model: { download_url: '/api/files/companies/7/model.xlsx', has_access: true },
  tear_sheet: { download_url: '/api/files/companies/7/tear-sheet.pdf', has_access: true },
  risks: 'Rates could fall.',
  questions: ['Why now?'],
  market_cap: 2500,
  external_id: 'CO-7',
}

export const profileExample: Tag = {
  ...companyExample,
  year_flags: { 2025: 'A', 2026: 'E' },
  company_financials_table: { Revenue: { 2025: 100, 2026: 110 } },
}

export const groupedTagsExample: Record<string, Tag[]> = {
  Company: [briefTagExample],
  Region: [{ id: '1', category: 'Region', value: 'Europe', doc_count: 40 }],
}
