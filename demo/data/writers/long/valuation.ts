import type { Company } from '../../generate/company.ts'
import { unitsPerDollar } from '../../world/currencies.ts'

const TAX = 0.25
/** How many years of cash flow are forecast. */
const YEARS = 5

/** A year's free cash flow in millions of the accounting currency, and what it is made of. */
export type CashYear = {
  year: number
  ebit: number
  tax: number
  depreciation: number
  capex: number
  capital: number
  free: number
}

/** A year of free cash flow, from the accounts of that year and the one before. */
export function cashYear({ financials }: Company, year: number): CashYear {
  const [before, { revenue, ebitda, ebit }] = [financials(year - 1), financials(year)]
  const depreciation = ebitda - ebit
  const tax = ebit * TAX
  const capex = depreciation * 1.1
  const capital = (revenue - before.revenue) * 0.1
  return { year, ebit, tax, depreciation, capex, capital, free: ebit - tax + depreciation - capex - capital }
}

export type Valuation = {
  years: readonly CashYear[]
  discount: number
  growth: number
  /** Present value of the years, and of all that follows, in millions of the accounting currency. */
  near: number
  far: number
  netDebt: number
  perShare: number
  /** The value of a share at another discount rate and growth. */
  at: (discount: number, growth: number) => number
}

/**
 * A discounted cash flow that arrives at a value per share: the discount rate is what makes it so, since the other figures are those
 * of the accounts. `netDebt` in millions of the accounting currency.
 */
export function valueCompany(
  company: Company,
  base: { last: number; value: number; netDebt: number; growth: number },
): Valuation {
  const { last, value, netDebt, growth } = base
  const years = Array.from({ length: YEARS }, (_, index) => cashYear(company, last + 1 + index))
  const conversion = unitsPerDollar(company.accountingCurrency) / unitsPerDollar(company.country.currency)
  const final = years.at(-1)?.free ?? 0
  const near = (rate: number) => years.reduce((sum, { free }, index) => sum + free / (1 + rate) ** (index + 1), 0)
  const far = (rate: number, g: number) => (final * (1 + g)) / (rate - g) / (1 + rate) ** YEARS
  const at = (rate: number, g: number) =>
    (((near(rate) + far(rate, g) - netDebt) / conversion) * 1_000_000) / company.shares
  let [low, high] = [growth + 0.004, 0.6]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (at(middle, growth) > value) low = middle
    else high = middle
  }
  // As printed, so that whoever works it out again arrives at the figures of the note.
  const discount = Math.round(low * 10_000) / 10_000
  return {
    years,
    discount,
    growth,
    near: near(discount),
    far: far(discount, growth),
    netDebt,
    perShare: at(discount, growth),
    at,
  }
}
