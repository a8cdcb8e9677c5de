import { expect, test } from 'vitest'
import { toTsv } from '#entities/file/export/table-file.ts'
import { exportColumns } from '#features/company-profile/financials/export-columns.ts'
import { getFigures, getKeyFigures } from '#features/company-profile/financials/financials.ts'
import { nordmark } from '../companies.ts'

const rows = (table: NonNullable<(typeof nordmark)['company_financials_table']>) =>
  getFigures({ id: '1', company_financials_table: table })

test('R294 rows stand in the order of the API and years ascend, each with its flag', () => {
  const figures = getFigures(nordmark)
  expect(figures?.rows.map(({ name }) => name)).toEqual(['Revenue', 'EBITDA', 'EPS', 'P/E'])
  expect(figures?.years.map(({ year, flag }) => year + flag)).toEqual(['2023A', '2024A', '2025A', '2026E', '2027E'])
  expect(figures?.rows[0]?.values).toEqual([14388.5, 16810.2, 16986, 18287, 18040.8])
  expect(figures?.rows[3]?.values[0]).toBeUndefined()
})

test('R294 a row has one number of decimals: what it was given, two at most, and two per share', () => {
  expect(getFigures(nordmark)?.rows.map(({ decimals }) => decimals)).toEqual([1, 2, 2, 1])
  expect(rows({ EPS: { '2025': 212, '2026': 230 } })?.rows[0]?.decimals).toBe(0)
  expect(rows({ 'Book value per share': { '2025': 2.5 } })?.rows[0]?.decimals).toBe(2)
  expect(rows({ Margin: { '2025': 2.123, '2026': null } })?.rows[0]?.decimals).toBe(2)
  expect(rows({ Employees: { '2025': 12 } })?.rows[0]?.decimals).toBe(0)
})

test('R287 C64 at the head a row has no more decimals than one takes in at a glance', () => {
  const figures = getFigures(nordmark)
  expect(figures && getKeyFigures(figures)?.rows.map(({ decimals }) => decimals)).toEqual([0, 1, 2, 1])
})

test('R294 years that only one row has, and flags that nobody knows, do no harm', () => {
  const figures = getFigures({
    id: '1',
    year_flags: { '2025': 'X' },
    company_financials_table: { Revenue: { '2026': 1 }, EBIT: { '2025': 2 } },
  })
  expect(figures?.years).toEqual([
    { year: '2025', flag: '' },
    { year: '2026', flag: '' },
  ])
  expect(figures?.rows.map(({ values }) => values)).toEqual([
    [undefined, 1],
    [2, undefined],
  ])
})

test('R294 yen have no decimals, ratios keep them', () => {
  const figures = getFigures({
    id: '1',
    accounting_currency: 'JPY',
    company_financials_table: { Revenue: { '2025': 187918.4 }, EPS: { '2025': 119.04 }, 'P/E': { '2025': 27.9 } },
  })
  expect(figures?.rows.map(({ decimals }) => decimals)).toEqual([0, 0, 1])
})

test.each([null, {}, { Revenue: {} }])('R294 %j is no table', (table) => {
  expect(getFigures({ id: '1', company_financials_table: table })).toBeUndefined()
})

test('R294 what is no number is none', () => {
  const odd = JSON.parse('{"Revenue": {"2025": "12", "2026": 3}, "EBIT": null}')
  expect(rows(odd)?.rows.map(({ values }) => values)).toEqual([
    [undefined, 3],
    [undefined, undefined],
  ])
  expect(getFigures({ id: '1', company_financials_table: JSON.parse('"none"') })).toBeUndefined()
})

test('R287 C64 the header has the key rows of the last two reported years and the two after them', () => {
  const figures = getFigures(nordmark)
  const keyFigures = figures && getKeyFigures(figures)
  expect(keyFigures?.years.map(({ year, flag }) => year + flag)).toEqual(['2024A', '2025A', '2026E', '2027E'])
  expect(keyFigures?.rows.map(({ name }) => name)).toEqual(['Revenue', 'EBITDA', 'EPS', 'P/E'])
  expect(keyFigures?.rows[0]?.values).toEqual([16810.2, 16986, 18287, 18040.8])
})

test('R287 C64 EBIT stands in for EBITDA, and for a bank its net income', () => {
  const year = { '2025': 1 }
  const keyRows = (table: Record<string, typeof year>) => {
    const figures = rows(table)
    return figures && getKeyFigures(figures)?.rows.map(({ name }) => name)
  }
  expect(keyRows({ EPS: year, EBIT: year, 'Net income': year })).toEqual(['EBIT', 'EPS'])
  expect(keyRows({ Revenue: year, 'Net income': year })).toEqual(['Revenue', 'Net income'])
  expect(keyRows({ 'Loan losses': year })).toBeUndefined()
})

test('R287 with reported years alone the last four are shown', () => {
  const figures = getFigures({ ...nordmark, year_flags: { '2027': 'A' } })
  expect(figures && getKeyFigures(figures)?.years.map(({ year }) => year)).toEqual(['2024', '2025', '2026', '2027'])
})

test('R294 a copy has the numbers as they came, and nothing where there is none', () => {
  const figures = getFigures(nordmark)
  const text = figures && toTsv(exportColumns(figures, 'EUR', 'en'), figures.rows)
  expect(text?.split('\n')).toEqual([
    'EUR\t2023A\t2024A\t2025A\t2026E\t2027E',
    'Revenue\t14388.5\t16810.2\t16986\t18287\t18040.8',
    'EBITDA\t-678.5\t54.9\t35\t70.4\t28.25',
    'EPS\t-11.5\t11.4\t15.55\t15.68\t18',
    'P/E\t\t16\t13.6\t15.5\t15.9',
  ])
})
