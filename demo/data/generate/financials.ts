import { randomFor } from '../random.ts'
import { unitsPerDollar } from '../world/currencies.ts'

/** A year of accounts; amounts in millions of the accounting currency, per-share amounts in the currency of the price. */
export type FinancialYear = {
  revenue: number
  ebitda: number
  ebit: number
  netIncome: number
  eps: number
  dividend: number
}

/** What the accounts are built from. Exactly one year has the present price-earnings ratio; the others follow growth. */
export type Basis = {
  companyId: number
  price: number
  shares: number
  priceCurrency: string
  accountingCurrency: string
  hasLosses: boolean
  /** The year whose earnings the price is set against. */
  baseYear: number
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Growth and margin of a year depend on the company and that year alone, so no year changes another. */
function shapeOf(companyId: number, year: number, hasLosses: boolean) {
  const random = randomFor('financials', `${companyId}/${year}`)
  const growth = Math.min(0.24, Math.max(-0.14, random.normal(hasLosses ? 0.09 : 0.045, 0.055)))
  const margin = Math.min(1.3, Math.max(0.72, random.normal(1, 0.09)))
  return { growth, margin }
}

/** Gives a company's accounts for any year. */
export function financialsOf(basis: Basis): (year: number) => FinancialYear {
  const { companyId, shares, hasLosses, baseYear } = basis
  const random = randomFor('financials', companyId)
  const conversion = unitsPerDollar(basis.accountingCurrency) / unitsPerDollar(basis.priceCurrency)
  const value = (basis.price * shares * conversion) / 1_000_000
  const multiple = random.between(9, 24)
  const netMargin = hasLosses ? -random.between(0.08, 0.3) : random.between(0.035, 0.17)
  const baseRevenue = hasLosses ? value / random.between(3, 8) : value / multiple / netMargin
  const payout = hasLosses ? 0 : random.between(0.2, 0.62)
  const depreciation = random.between(0.03, 0.08)
  const taxAndInterest = random.between(0.66, 0.74)

  const revenueOf = (year: number): number => {
    let revenue = baseRevenue
    for (let y = baseYear + 1; y <= year; y++) revenue *= 1 + shapeOf(companyId, y, hasLosses).growth
    for (let y = baseYear; y > year; y--) revenue /= 1 + shapeOf(companyId, y, hasLosses).growth
    return revenue
  }

  return (year) => {
    const revenue = revenueOf(year)
    const share = year === baseYear ? 1 : shapeOf(companyId, year, hasLosses).margin
    const netIncome = revenue * netMargin * share
    const ebit = hasLosses ? netIncome * 0.98 : netIncome / taxAndInterest
    return {
      revenue: round(revenue, 1),
      ebitda: round(ebit + revenue * depreciation, 1),
      ebit: round(ebit, 1),
      netIncome: round(netIncome, 1),
      eps: round((netIncome / conversion) * (1_000_000 / shares), 2),
      dividend: round((Math.max(0, netIncome) / conversion) * payout * (1_000_000 / shares), 2),
    }
  }
}
