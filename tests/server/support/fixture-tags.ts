import type { Insertable } from 'kysely'
import type { TagData, TagTable } from '#server/platform/database/tables/tags.ts'
import { foldText } from '#server/platform/text/fold.ts'

type NewTag = Omit<Insertable<TagTable>, 'norm' | 'ticker_norm' | 'data'> & { data?: TagData }

/** A value with everything that could break a query string, a pattern or a page. */
export const HOSTILE = `Smith & Sons; "Best" 100% <b>O'Hara_\\`

export const ids = {
  europe: 1,
  asia: 2,
  equity: 3,
  credit: 4,
  banks: 5,
  energy: 6,
  lodz: 7,
  hostile: 8,
  lodzTicker: 9,
  analyst: 10,
  goneAnalyst: 11,
  poland: 12,
  companyNote: 13,
  macro: 14,
  alpha: 15,
  firstBank: 16,
  goneCompany: 17,
} as const

const tags: NewTag[] = [
  { id: ids.europe, category: 'Region', value: 'Europe' },
  { id: ids.asia, category: 'Region', value: 'Asia' },
  { id: ids.equity, category: 'Asset Class', value: 'Equity' },
  { id: ids.credit, category: 'Asset Class', value: 'Credit' },
  { id: ids.banks, category: 'Sector', value: 'Banks', data: { description: ['Lenders.', 'And insurers.'] } },
  { id: ids.energy, category: 'Sector', value: 'Energy' },
  {
    id: ids.lodz,
    category: 'Company',
    value: 'Zielona Łódź Bank',
    ticker: 'ZLB PW',
    external_id: 'cmp-7',
    has_image: true,
    analyst_ids: [ids.analyst],
    related_ids: [ids.europe, ids.banks, ids.poland, ids.analyst, ids.lodzTicker],
    model_level: 3,
    tear_sheet_level: 2,
    data: {
      description: ['A bank.'],
      sector: 'Financials',
      sub_sector: 'Banks',
      region: 'Europe',
      rating: 'Buy',
      equity_rating: 'Buy',
      target_price: 12.5,
      target_price_currency: 'PLN',
      close_price: 10,
      price_currency: 'PLN',
      trading_currency: 'PLN',
      accounting_currency: 'PLN',
      market_cap: 2500,
      risks: 'Rates could fall.',
      questions: ['Why now?'],
      year_flags: { '2025': 'A', '2026': 'E' },
      company_financials_table: { Revenue: { '2025': 100, '2026': 110 }, EPS: { '2025': -0.5, '2026': null } },
    },
  },
  { id: ids.hostile, category: 'Company', value: HOSTILE, ticker: 'SSB LN', related_ids: [ids.asia, ids.energy] },
  { id: ids.lodzTicker, category: 'Ticker', value: 'ZLB PW', related_ids: [ids.lodz] },
  {
    id: ids.analyst,
    category: 'Analyst',
    value: 'Ana Example',
    external_id: 'bm-10',
    has_image: true,
    data: {
      role: 'Banks',
      email: 'ana@example.com',
      phone: '+48 1',
      bio: ['Long in banks.'],
      related_fields: ['Banks'],
    },
  },
  {
    id: ids.goneAnalyst,
    category: 'Analyst',
    value: 'Ivan Gone',
    external_id: 'bm-11',
    inactive: true,
    has_image: true,
    data: { role: 'Energy', email: 'ivan@example.com', phone: '+48 2' },
  },
  { id: ids.poland, category: 'Country', value: 'Poland' },
  { id: ids.companyNote, category: 'Content Type', value: 'Company Note' },
  { id: ids.macro, category: 'Content Type', value: 'Macro' },
  { id: ids.alpha, category: 'Company', value: 'Alpha Energy', ticker: 'ALP US', related_ids: [ids.asia, ids.energy] },
  { id: ids.firstBank, category: 'Company', value: 'First Bank', ticker: 'FB US', related_ids: [ids.asia, ids.banks] },
  {
    id: ids.goneCompany,
    category: 'Company',
    value: 'Quay Lines',
    ticker: 'QL LN',
    external_id: 'cmp-17',
    inactive: true,
    related_ids: [ids.europe, ids.analyst],
    model_level: 0,
    tear_sheet_level: 0,
  },
]

/** The rows of the table `tags`; `counts` are the documents of each. */
export const tagRows = (counts: ReadonlyMap<number, number>): Insertable<TagTable>[] =>
  tags.map(({ data = {}, ...tag }) => ({
    ...tag,
    norm: foldText(tag.value),
    ticker_norm: tag.ticker ? foldText(tag.ticker) : null,
    doc_count: counts.get(tag.id) ?? 0,
    data: JSON.stringify(data),
  }))
