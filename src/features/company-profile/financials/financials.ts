import type { Tag } from '#contract/tag.ts'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { fill } from '#lib/format/fill.ts'
import { countCurrencyDecimals } from '#lib/format/money.ts'
import { toText } from '#lib/format/words.ts'

/** `A`: reported; `E`: estimate; else empty. `isEarlier`: left out where there is little width. */
export type Year = { year: string; flag: 'A' | 'E' | ''; isEarlier?: boolean }

/**
 * A row of figures by year, undefined if missing, and the number of decimals of the row. With `share` the values are
 * shares of one, and `name` is the row that they are calculated from.
 */
export type FiguresRow = {
  id: string
  name: string
  values: (number | undefined)[]
  decimals: number
  share?: 'growth' | 'margin'
}

export type Figures = { years: Year[]; rows: FiguresRow[] }

type Table = NonNullable<Tag['company_financials_table']>

const perShare = /\b(?:EPS|DPS|BVPS|CFPS|NAVPS)\b|\bper share\b/i

const countDecimals = (value: number) => String(value).split('.')[1]?.length ?? 0

const MOST_DECIMALS = 2

const getLargest = (values: readonly (number | undefined)[]) =>
  Math.max(0, ...values.map((value) => Math.abs(value ?? 0)))

/** Ratios such as P/E stay below it, whatever the currency. */
const SMALLEST_AMOUNT = 1000

/**
 * The decimals of the data, the same for the whole row, so that decimal points align. Amounts in a currency without
 * decimals, such as the yen, have none.
 */
function getDecimals(name: string, values: readonly (number | undefined)[], currency?: string | null): number {
  const isAmount = perShare.test(name) || getLargest(values) >= SMALLEST_AMOUNT
  if (currency && isAmount && countCurrencyDecimals(currency) === 0) return 0
  const given = Math.max(0, ...values.map((value) => (value === undefined ? 0 : countDecimals(value))))
  return perShare.test(name) && given > 0 ? MOST_DECIMALS : Math.min(given, MOST_DECIMALS)
}

/** The unit of the figures, with that of the figures per share, which no unit of the accounts applies to. */
export const formatUnits = (unit: string, currency: string, { rows }: Figures, language: string): string =>
  unit !== currency && currency && rows.some(({ name }) => perShare.test(name))
    ? fill(companyProfileTexts(language).perShare, { unit, currency })
    : unit

/** Fewer decimals for large figures, for a quick overview. */
function getFewDecimals({ name, values, decimals }: FiguresRow): number {
  if (perShare.test(name)) return decimals
  const largest = getLargest(values)
  return Math.min(decimals, largest >= 1000 ? 0 : largest >= 10 ? 1 : MOST_DECIMALS)
}

const parseFlag = (flag: string | undefined): Year['flag'] => {
  const known = toText(flag).toUpperCase()
  return known === 'A' || known === 'E' ? known : ''
}

const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)

const getYears = (table: Table): string[] =>
  [...new Set(Object.values(table).flatMap((row) => Object.keys(row ?? {})))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )

/** A company's figures: rows in the API's order, years ascending (R294). Undefined if there are none. */
export function getFigures(tag: Tag): Figures | undefined {
  const { company_financials_table: table, year_flags: flags, accounting_currency: currency } = tag
  if (!table || typeof table !== 'object') return undefined
  const years = getYears(table).map((year) => ({ year, flag: parseFlag(flags?.[year]) }))
  const rows = Object.entries(table).map(([name, row]) => {
    const values = years.map(({ year }) => toNumber(row?.[year]))
    return { id: name, name, values, decimals: getDecimals(name, values, currency) }
  })
  return rows.length > 0 && years.length > 0 ? { years, rows } : undefined
}

/** The rows of the header with their possible names; banks have neither EBITDA nor EBIT (C64). */
const keys = [
  ['revenue', 'revenues', 'sales', 'net sales', 'total income'],
  ['ebitda', 'ebit', 'net income'],
  ['eps'],
  ['p/e', 'pe'],
]

const KEY_YEARS = 4

/** The key figures from the year before the last reported one on (R287, C64). */
export function getKeyFigures({ years, rows }: Figures): Figures | undefined {
  const lastActual = years.findLastIndex(({ flag }) => flag === 'A')
  const start = Math.max(0, Math.min(lastActual - 1, years.length - KEY_YEARS))
  const find = (name: string) => rows.find((row) => row.name.trim().toLowerCase() === name)
  const chosen = keys
    .map((names) => names.map(find).find((row) => row !== undefined))
    .filter((row) => row !== undefined)
  if (chosen.length === 0) return undefined
  const shown = <T>(values: readonly T[]) => values.slice(start, start + KEY_YEARS)
  return {
    years: shown(years).map((year, place, { length }) =>
      place === 0 && length === KEY_YEARS ? { ...year, isEarlier: true } : year,
    ),
    rows: chosen.map((row) => {
      const ofYears = { ...row, values: shown(row.values) }
      return { ...ofYears, decimals: getFewDecimals(ofYears) }
    }),
  }
}
