import { sortFields } from '#api/companies.ts'
import { categoryLabel } from '#config/category-label.ts'
import { companiesTexts, companyTexts } from '#i18n/en/companies.ts'
import { cardsBelow } from '#ui/table/cards-below.ts'

export const companyCards = cardsBelow(880)

type CompanyColumn = {
  id: string
  header: string
  size: number
  grow?: number
  most?: number
  icon?: boolean
  end?: boolean
}

const columns = (language: string): CompanyColumn[] => {
  const t = companiesTexts(language)
  const tCompany = companyTexts(language)
  return [
    { id: 'value', header: categoryLabel('Company', language), size: 176, grow: 340 },
    { id: 'ticker', header: t.ticker, size: 76, most: 84 },
    { id: 'sub_sector', header: categoryLabel('Sector', language), size: 126, grow: 190 },
    { id: 'equity_rating', header: t.rating, size: 106, grow: 60 },
    { id: 'related_analyst', header: t.author, size: 112, grow: 180 },
    { id: 'model', header: tCompany.model, size: 68, grow: 60, icon: true },
    { id: 'last_updated', header: t.lastUpdated, size: 132, most: 148 },
    { id: 'tear_sheet', header: tCompany.tearSheet, size: 84, most: 96, icon: true },
  ]
}

/**
 * All columns of a companies table in order, with their widths in px (R274–R281). The skeleton uses them before the
 * table is loaded. The minimum widths fit beside the open filters at 1440 px.
 */
export const companyTableColumns = (language: string) =>
  columns(language).map((column) => ({ ...column, sortable: sortFields.includes(column.id) }))

/** From this width of the table on the prices have room after the other columns, in px. */
export const PRICES_MIN_WIDTH = 1200

/** Columns after the specified ones, for an API that gives prices with its list. */
export const priceColumns = (language: string): CompanyColumn[] => {
  const t = companiesTexts(language)
  return [
    { id: 'target_price', header: t.target, size: 100, most: 108, end: true },
    { id: 'close_price', header: t.price, size: 100, most: 108, end: true },
    { id: 'upside', header: t.upside, size: 72, most: 76, end: true },
  ]
}
