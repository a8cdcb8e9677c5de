import { sortFields } from '#api/companies.ts'
import { categoryLabel } from '#config/category-label.ts'
import { companiesTexts, companyTexts } from '#i18n/en/companies.ts'
import { cardsBelow } from '#ui/table/cards-below.ts'
import type { CardPart } from '#ui/table/table-layout.ts'

/** Below this width of the table companies are cards, in px. */
const CARDS_BELOW = 880

export const companyCards = cardsBelow(CARDS_BELOW)

type CompanyColumn = {
  id: string
  header: string
  size: number
  grow?: number
  most?: number
  icon?: boolean
  end?: boolean
  largestFirst?: boolean
  words?: boolean
  card?: CardPart
  cardLabel?: string
}

const withOrder = (column: CompanyColumn) => ({ ...column, sortable: sortFields.includes(column.id) })

const columns = (language: string): CompanyColumn[] => {
  const t = companiesTexts(language)
  const tCompany = companyTexts(language)
  return [
    { id: 'value', header: categoryLabel('Company', language), size: 164, grow: 340 },
    { id: 'ticker', header: t.ticker, size: 76, most: 84, card: 'fact' },
    { id: 'sub_sector', header: categoryLabel('Sector', language), size: 138, grow: 190, words: true, card: 'fact' },
    { id: 'equity_rating', header: t.rating, size: 106, grow: 60, card: 'badge' },
    { id: 'related_analyst', header: t.author, size: 112, grow: 180, card: 'fact' },
    { id: 'model', header: tCompany.model, size: 68, grow: 60, icon: true },
    { id: 'last_updated', header: t.lastUpdated, size: 132, most: 148, card: 'fact' },
    { id: 'tear_sheet', header: tCompany.tearSheet, size: 84, most: 96, icon: true },
  ]
}

/**
 * All columns of a companies table in order, with their widths in px (R274–R281). The skeleton uses them before the
 * table is loaded. The minimum widths fit beside the open filters at 1440 px.
 */
export const companyTableColumns = (language: string) => columns(language).map(withOrder)

export const NO_PRICES: readonly string[] = []

const allPrices = ['target_price', 'close_price', 'upside']

/** Which prices fit after the other columns from these widths of the table on, in px. */
const fittingPrices: readonly (readonly [least: number, prices: readonly string[]])[] = [
  [1216, allPrices],
  [1074, ['target_price', 'upside']],
  [974, ['upside']],
  [CARDS_BELOW, NO_PRICES],
  // In the second line of each card.
  [1, allPrices],
]

/** The ids of the prices that fit in a table of this width in px; none in a width of 0, which is not known yet. */
export const getFittingPrices = (width: number): readonly string[] =>
  fittingPrices.find(([least]) => width >= least)?.[1] ?? NO_PRICES

/** Columns with these ids, for an API that gives prices with its list. */
const priceColumns = (language: string, ids: readonly string[] = allPrices) => {
  const t = companiesTexts(language)
  const prices: CompanyColumn[] = [
    { id: 'target_price', header: t.target, size: 100, most: 108, end: true, card: 'figure', cardLabel: t.cardTarget },
    { id: 'close_price', header: t.price, size: 100, most: 108, end: true, card: 'figure', cardLabel: t.cardPrice },
    {
      id: 'upside',
      header: t.upside,
      size: 88,
      most: 92,
      end: true,
      largestFirst: true,
      card: 'figure',
      cardLabel: '',
    },
  ]
  return prices.filter(({ id }) => ids.includes(id)).map(withOrder)
}

/** The columns with those of these prices after them: the place of each specified column is fixed. */
export const withPriceColumns = <Base extends { id: string }>(
  columns: readonly Base[],
  language: string,
  ids?: readonly string[],
) => [...columns, ...priceColumns(language, ids)]
