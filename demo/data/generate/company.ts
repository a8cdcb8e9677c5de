import type { EdgeCompany } from '../edges/companies.ts'
import type { Country } from '../world/countries.ts'
import type { Sector, SubSector } from '../world/sectors.ts'
import type { FinancialYear } from './financials.ts'
import type { Review } from './history.ts'

/** A company as the generators know it; `generate/company-tags.ts` makes its tag. */
export type Company = {
  id: number
  name: string
  /** As texts call it. */
  short: string
  ticker: string
  country: Country
  /** Name of the region that it is filed under. */
  region: string
  sector: Sector
  subSector: SubSector
  isFund: boolean
  /** Written about half as often as others. */
  isOccasional: boolean
  oddities: EdgeCompany['oddities']
  /** Ids of the covering analysts, the first one leads. */
  analystIds: readonly number[]
  /** Last close in the currency of the country. */
  price: number
  /** Number of shares. */
  shares: number
  /** Of revenue and profit; amounts per share are in the currency of the price. */
  accountingCurrency: string
  /** When we set a rating and a price target, newest first; the last one began the coverage. */
  reviews: readonly Review[]
  financials: (year: number) => FinancialYear
}
