import type { Tag } from '#contract/tag.ts'
import type { Answer } from './fake-api.ts'

export const analyst: Tag = {
  id: '1001',
  category: 'Analyst',
  value: 'Maria Lind',
  name: 'Maria Lind',
  profile_link: '/analyst_profile/1001',
  role: 'Head of Energy',
  email: 'maria@broker.example',
  phone: '+47 22 00 01 01',
  bio: ['Fifteen years of utilities.', 'Before that, engineer at a grid.', 'Lives in Oslo.'],
  related_fields: ['Power', 'Hydrogen'],
}

/** A company with everything that a table shows of it. */
export const company = (name: string, more: Partial<Tag> = {}): Tag => ({
  id: name,
  category: 'Company',
  value: name,
  profile_link: `/company_profile/${name}`,
  ticker: `${name.slice(0, 3).toUpperCase()} NO`,
  sub_sector: 'Utilities',
  equity_rating: 'Buy',
  related_analyst: analyst,
  last_updated: '2026-11-05',
  model: { download_url: `/files/${name}.xlsx`, has_access: true },
  tear_sheet: { download_url: `/files/${name}.pdf`, has_access: true },
  ...more,
})

const three = (index: number) => String(index + 1).padStart(3, '0')

/** Companies whose names begin with these words: `Aurora 001` to `Aurora 012`. */
export const companiesNamed = (word: string, count: number): Tag[] =>
  Array.from({ length: count }, (_, index) => company(`${word} ${three(index)}`))

/** Serves companies as the API does: a letter whole, or a page by its number. */
export const lettered =
  (companies: readonly Tag[]): Answer =>
  ({ query }) => {
    const page = query.get('page') ?? ''
    const size = Number(query.get('page_size'))
    const initial = ({ value }: Tag) => value?.charAt(0) ?? ''
    const number = Number(page)
    const records =
      number > 0
        ? companies.slice((number - 1) * size, number * size)
        : companies.filter((each) => initial(each) === page)
    const num_pages = number > 0 ? Math.ceil(companies.length / size) : 1
    const alphabetical_range = [...new Set(companies.map(initial))]
    return { records, pagination_metadata: { page: number || page, num_pages, alphabetical_range } }
  }

/** A company of which everything is known but the target price, whose chart waits until it is near. */
export const profile: Tag = company('Halden Gas', {
  id: '2001',
  country: 'Norway',
  rating: 'Buy',
  prior_rating: 'Hold',
  rating_change: 'Upgrade',
  close_price: 100,
  price_currency: 'NOK',
  trading_currency: 'NOK',
  accounting_currency: 'EUR',
  market_cap: 39_212_400_000,
  description: ['Pipes gas.'],
  risks: 'New entrants.',
  questions: ['Is the dividend a floor?', 'Who buys?'],
  questions_last_updated: '2026-10-26',
  year_flags: { '2024': 'A', '2025': 'A', '2026': 'E', '2027': 'E' },
  company_financials_table: {
    Revenue: { '2024': 16810.2, '2025': 16986, '2026': 18287, '2027': 18040.8 },
    EBITDA: { '2024': -678.5, '2025': 35, '2026': 70.4, '2027': 28.3 },
    EPS: { '2024': -11.5, '2025': 11.4, '2026': 15.55, '2027': 18 },
    'P/E': { '2024': null, '2025': 13.6, '2026': 15.5, '2027': 15.9 },
  },
})

/** The same with a target price that has a past. */
export const targeted: Tag = {
  ...profile,
  rating_date: '2026-09-24',
  prior_rating_date: '2026-07-28',
  target_price: 120,
  target_price_currency: 'NOK',
  target_price_date: '2026-09-24',
  prior_target_price: 110,
  prior_target_price_date: '2026-07-28',
}

/** The same company as a subscription that does not cover it is told of it. */
export const outOfScope: Tag = {
  ...Object.fromEntries(Object.keys(profile).map((field) => [field, null])),
  id: '2001',
  category: 'Company',
  value: 'Halden Gas',
  profile_link: '/company_profile/2001',
  ticker: 'HAL NO',
  sub_sector: 'Utilities',
  country: 'Norway',
  in_scope: false,
  model: { download_url: '/files/2001.xlsx', has_access: false },
  tear_sheet: { download_url: '/files/2001.pdf', has_access: false },
}
