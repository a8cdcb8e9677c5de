import type { Tag } from '#contract/tag.ts'

export const analyst = {
  id: '1001',
  category: 'Analyst',
  value: 'Ingrid Åkesson',
  profile_link: '/analyst_profile/1001',
  email: 'ingrid@example.com',
  phone: '+44 20 7946 0101',
  role: 'Head of Industrials',
}

/** A company of which everything is known. */
export const nordmark: Tag = {
  id: '2001',
  category: 'Company',
  value: 'Nordmark Cables',
  external_id: 'CO-2001',
  ticker: 'NRDM SS',
  sector: 'Industrials',
  sub_sector: 'Electrical Equipment',
  country: 'Sweden',
  last_updated: '2026-09-24',
  rating: 'Buy',
  equity_rating: 'Buy',
  rating_date: '2026-09-24',
  rating_change: 'Upgrade',
  prior_rating: 'Hold',
  prior_rating_date: '2026-07-28',
  target_price: 120,
  target_price_currency: 'SEK',
  target_price_date: '2026-09-24',
  prior_target_price: 110,
  prior_target_price_date: '2026-07-28',
  close_price: 100,
  price_currency: 'SEK',
  trading_currency: 'SEK',
  accounting_currency: 'EUR',
  market_cap: 39_212_400_000,
  analysts: [analyst, { id: '1002', category: 'Analyst', value: 'Yuki Morishita' }],
  related_analyst: analyst,
  model: { download_url: '/api/files/2001.xlsx', has_access: true },
  tear_sheet: { download_url: '/api/files/2001.pdf', has_access: false },
  description: ['Makes cables.', 'Listed in 1991.'],
  risks: 'New Asian entrants.',
  questions: ['Is the dividend a floor?', 'Who buys?'],
  questions_last_updated: '2026-10-26',
  year_flags: { '2023': 'A', '2024': 'A', '2025': 'A', '2026': 'E', '2027': 'E' },
  company_financials_table: {
    Revenue: { '2027': 18040.8, '2023': 14388.5, '2024': 16810.2, '2025': 16986, '2026': 18287 },
    EBITDA: { '2023': -678.5, '2024': 54.9, '2025': 35, '2026': 70.4, '2027': 28.25 },
    EPS: { '2023': -11.5, '2024': 11.4, '2025': 15.55, '2026': 15.68, '2027': 18 },
    'P/E': { '2023': null, '2024': 16, '2025': 13.6, '2026': 15.5, '2027': 15.9 },
  },
}

/** A company of which nothing is known. */
export const bare: Tag = { id: '2014' }
