import { figure, isWholeCurrency } from '../world/currencies.ts'
import type { Company } from './company.ts'
import { lastAccounts } from './facts.ts'
import type { FinancialYear } from './financials.ts'
import type { Block } from './prose.ts'

/** Key figures of one year of accounts and two of forecasts, as the note of that day shows them. */
export function financialsTable(company: Company, date: Date, price: number): Block {
  const { currency } = company.country
  const last = lastAccounts(date)
  const years = [last, last + 1, last + 2]
  const accounts = years.map(company.financials)
  const decimals = isWholeCurrency(currency) ? 0 : 2
  const isBillions = accounts.some(({ revenue }) => revenue >= 1_000_000)
  const amounts = (of: (year: FinancialYear) => number) =>
    accounts.map((year) => {
      const amount = of(year) / (isBillions ? 1000 : 1)
      return figure(amount, Math.abs(amount) < 1000 ? 1 : 0)
    })
  const isBank = company.sector.name === 'Financials'
  const row = (name: string, values: readonly string[]) => [name, ...values]
  return {
    kind: 'table',
    caption: `Key figures (${company.accountingCurrency} ${isBillions ? 'bn' : 'm'}; per share in ${currency})`,
    head: ['', ...years.map((year) => `${year}${year <= last ? 'A' : 'E'}`)],
    rows: [
      row(
        'Revenue',
        amounts(({ revenue }) => revenue),
      ),
      ...(isBank
        ? []
        : [
            row(
              'EBITDA',
              amounts(({ ebitda }) => ebitda),
            ),
          ]),
      row(
        'Net income',
        amounts(({ netIncome }) => netIncome),
      ),
      row(
        'EPS',
        accounts.map(({ eps }) => figure(eps, decimals)),
      ),
      row(
        'Dividend per share',
        accounts.map(({ dividend }) => (dividend > 0 ? figure(dividend, decimals) : '–')),
      ),
      row(
        'P/E',
        accounts.map(({ eps }) => (eps > 0 ? (price / eps).toFixed(1) : '–')),
      ),
    ],
  }
}
