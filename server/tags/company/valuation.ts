import type { CompanyReport } from './report.ts'

/** A value that a spreadsheet program works out again, and what it is now. */
export type Formula = { formula: string; result: number | string }

export type ValuationRow = { name: string; format: string; cells: (Formula | null)[] }

/** Where the other sheets hold what the formulas refer to, for example `Summary!$B$9` and the column of a year. */
export type Places = { price: string; target: string; cell: (row: string, year: number) => string }

const NOT_MEANT = 'n.m.'
const PERCENT = '0.0%;-0.0%'
const MULTIPLE = '0.0"x"'

/** One value over another, and `n.m.` where the one below is not above zero or something is missing. */
function quotient(over: [string, number | null], under: [string, number | null], minus = 0): Formula {
  const [above, value] = over
  const [below, base] = under
  return {
    formula: `IF(AND(ISNUMBER(${above}),ISNUMBER(${below}),N(${below})>0),${above}/${below}${minus ? `-${minus}` : ''},"${NOT_MEANT}")`,
    result: value !== null && base !== null && base > 0 ? value / base - minus : NOT_MEANT,
  }
}

/** Ratios year by year from the figures, the price and the target price; only those whose figures are there. */
export function computeValuation({ tag, rows, years }: CompanyReport, places: Places): ValuationRow[] {
  const figures = new Map(rows.map(({ name, values }) => [name, values]))
  const has = (...names: string[]) => names.every((name) => figures.has(name))
  const figure = (name: string, year: number): [string, number | null] => [
    places.cell(name, year),
    figures.get(name)?.[year] ?? null,
  ]
  const price: [string, number | null] = [places.price, tag.close_price ?? null]
  const target: [string, number | null] = [places.target, tag.target_price ?? null]
  const row = (name: string, format: string, cell: (year: number) => Formula | null): ValuationRow => ({
    name,
    format,
    cells: years.map((_, year) => cell(year)),
  })
  const growth = (name: string) => (year: number) =>
    year === 0 ? null : quotient(figure(name, year), figure(name, year - 1), 1)
  const margin = (name: string) =>
    has(name, 'Revenue')
      ? [row(`${name} margin`, PERCENT, (year) => quotient(figure(name, year), figure('Revenue', year)))]
      : []
  return [
    ...(has('EPS')
      ? [
          row('P/E at the price', MULTIPLE, (year) => quotient(price, figure('EPS', year))),
          row('P/E at the price target', MULTIPLE, (year) => quotient(target, figure('EPS', year))),
        ]
      : []),
    ...(has('DPS') ? [row('Dividend yield', PERCENT, (year) => quotient(figure('DPS', year), price))] : []),
    ...(has('DPS', 'EPS')
      ? [row('Payout', PERCENT, (year) => quotient(figure('DPS', year), figure('EPS', year)))]
      : []),
    ...(has('Revenue') ? [row('Revenue growth', PERCENT, growth('Revenue'))] : []),
    ...(has('EPS') ? [row('EPS growth', PERCENT, growth('EPS'))] : []),
    ...['EBITDA', 'EBIT', 'Net income'].flatMap(margin),
  ]
}
