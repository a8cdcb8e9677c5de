import type { Tag } from '#contract/tag.ts'
import { type Figures, type FiguresRow, getFigures, getKeyFigures } from './financials.ts'

/** The growth on the year before, between two positive figures of consecutive years. */
function getGrowth({ years, rows }: Figures, { id }: FiguresRow, year: string): number | undefined {
  const values = rows.find((row) => row.id === id)?.values ?? []
  const getValue = (name: number) => values[years.findIndex((each) => Number(each.year) === name)]
  const [value, before] = [getValue(Number(year)), getValue(Number(year) - 1)]
  return value !== undefined && before !== undefined && value > 0 && before > 0 ? value / before - 1 : undefined
}

const getMargin = (profit: number | undefined, revenue: number | undefined): number | undefined =>
  profit !== undefined && revenue !== undefined && revenue > 0 ? profit / revenue : undefined

const revenue = /^(?:revenues?|(?:net )?sales|total income)$/i
const profit = /^(?:ebitda|ebit|net income)$/i
const earnings = /^eps$/i

/** A row of shares of `row`, unless none is known. */
const toShares = (row: FiguresRow, share: 'growth' | 'margin', values: (number | undefined)[]): FiguresRow[] =>
  values.some((value) => value !== undefined)
    ? [{ id: `${row.id} ${share}`, name: row.name, values, decimals: 1, share }]
    : []

/** The key figures with the growth of revenue and earnings per share and the margin of the profit (R287, C64). */
export function getEstimates(tag: Tag): Figures | undefined {
  const all = getFigures(tag)
  const shown = all && getKeyFigures(all)
  if (!shown) return undefined
  const { years, rows } = shown
  const base = rows.find(({ name }) => revenue.test(name.trim()))
  const follow = (row: FiguresRow): FiguresRow[] => {
    const name = row.name.trim()
    if (revenue.test(name) || earnings.test(name))
      return toShares(
        row,
        'growth',
        years.map(({ year }) => getGrowth(all, row, year)),
      )
    if (!base || !profit.test(name)) return []
    return toShares(
      row,
      'margin',
      row.values.map((value, index) => getMargin(value, base.values[index])),
    )
  }
  return { years, rows: rows.flatMap((row) => [row, ...follow(row)]) }
}
