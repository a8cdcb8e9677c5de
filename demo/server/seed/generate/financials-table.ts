import { isWholeCurrency } from '../world/currencies.ts'
import type { Company } from './company.ts'
import { lastAccounts } from './facts.ts'
import type { Block } from './prose.ts'

const figure = (value: number, decimals: number) =>
  value
    .toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replace('-', '−')

/** Key figures of one year of accounts and two of forecasts, as the note of that day shows them. */
export function financialsTable(company: Company, date: Date, price: number): Block {
  const { currency } = company.country
  const last = lastAccounts(date)
  const years = [last, last + 1, last + 2]
  const accounts = years.map(company.financials)
  const decimals = isWholeCurrency(currency) ? 0 : 2
  const isBank = company.sector.name === 'Financials'
  const row = (name: string, values: readonly string[]) => [name, ...values]
  return {
    kind: 'table',
    caption: `Key figures (${company.accountingCurrency} m; per share in ${currency})`,
    head: ['', ...years.map((year) => `${year}${year <= last ? 'A' : 'E'}`)],
    rows: [
      row('Revenue', accounts.map(({ revenue }) => figure(revenue, revenue < 1000 ? 1 : 0))),
      ...(isBank ? [] : [row('EBITDA', accounts.map(({ ebitda }) => figure(ebitda, Math.abs(ebitda) < 1000 ? 1 : 0)))]),
      row('Net income', accounts.map(({ netIncome }) => figure(netIncome, Math.abs(netIncome) < 1000 ? 1 : 0))),
      row('EPS', accounts.map(({ eps }) => figure(eps, decimals))),
      row('Dividend per share', accounts.map(({ dividend }) => (dividend > 0 ? figure(dividend, decimals) : '–'))),
      row('P/E', accounts.map(({ eps }) => (eps > 0 ? (price / eps).toFixed(1) : '–'))),
    ],
  }
}
