import type { Block } from '../../generate/prose.ts'
import type { Random } from '../../random.ts'
import type { Exhibits } from './outline.ts'
import { table } from './tables.ts'

/** A figure in percent, `2.1%`. */
export const written = (value: number, decimals = 1) => `${value.toFixed(decimals)}%`.replace('-', '−')

/** A table of shares that move a little from last year to next. */
export function moving(
  caption: string,
  rows: readonly (readonly [name: string, value: number])[],
  random: Random,
): Block {
  return table(
    caption,
    ['', 'Last year', 'This year', 'Next year'],
    rows.map(([name, value]) => [
      name,
      ...[1, 1 + random.between(-0.06, 0.06), 1 + random.between(-0.08, 0.08)].map((factor) => written(value * factor)),
    ]),
  )
}

/** Tables of a macro note that depend on no forecast. */
export const furtherTables = (random: Random): Exhibits => ({
  record: table(
    'Our forecasts of growth a year ahead, and what came',
    ['', 'Forecast', 'Outcome'],
    ['Five years ago', 'Four years ago', 'Three years ago', 'Two years ago', 'Last year'].map((when) => {
      const forecast = random.between(1.2, 2.4)
      return [when, written(forecast), written(forecast + random.normal(0, 0.7))]
    }),
  ),
  supply: moving(
    'What the economy can produce, growth',
    [
      ['People of working age', 0.4],
      ['Hours worked', 0.3],
      ['Output per hour', 1.2],
      ['Capital', 1.6],
      ['Trend of output', 1.5],
    ],
    random,
  ),
  industry: moving(
    'Industry, growth over the year',
    [
      ['Production', 0.8],
      ['New orders', 1.6],
      ['Orders from abroad', 2.1],
      ['Energy used', -1.4],
      ['Producer prices', 1.1],
      ['Stocks of finished goods', 0.5],
    ],
    random,
  ),
  finance: moving(
    'Banks and property',
    [
      ['Bad loans, of loans', 1.9],
      ['Provisions, of loans', 0.5],
      ['Capital, of risks', 15.8],
      ['House prices', 1.8],
      ['Office prices', -4.2],
      ['Rents of homes', 3.4],
    ],
    random,
  ),
  survey: moving(
    'Share of firms that expect more',
    [
      ['Revenue', 44],
      ['Staff', 18],
      ['Investment', 31],
      ['Prices', 37],
      ['Stocks', 14],
      ['Exports', 29],
    ],
    random,
  ),
})
