import { expect, test } from 'vitest'
import { toTsv } from '#entities/file/export/table-file.ts'
import { exportColumns } from '#features/company-profile/financials/export-columns.ts'
import { getEstimates } from '#features/company-profile/financials/key-figures.ts'
import { nordmark } from '../companies.ts'

const round = (value: number | undefined) => value && Math.round(value * 1000) / 1000

test('R287 revenue and earnings per share have their growth, the profit its margin, a ratio nothing', () => {
  const rows = getEstimates(nordmark)?.rows
  expect(rows?.map(({ name, share, values }) => [name, share, share && values.map(round)])).toEqual([
    ['Revenue', undefined, undefined],
    ['Revenue', 'growth', [0.168, 0.01, 0.077, -0.013]],
    ['EBITDA', undefined, undefined],
    ['EBITDA', 'margin', [0.003, 0.002, 0.004, 0.002]],
    ['EPS', undefined, undefined],
    ['EPS', 'growth', [undefined, 0.364, 0.008, 0.148]],
    ['P/E', undefined, undefined],
  ])
})

test.each([
  ['from a loss', { '2024': -1, '2025': 2 }],
  ['to a loss', { '2024': 1, '2025': -2 }],
  ['from nothing', { '2024': 0, '2025': 2 }],
  ['of an unknown year', { '2024': null, '2025': 2 }],
  ['over a gap of a year', { '2023': 1, '2025': 2 }],
])('R287 there is no growth %s', (_, EPS) => {
  const rows = getEstimates({ id: '1', year_flags: { '2025': 'A' }, company_financials_table: { EPS } })?.rows
  expect(rows?.find(({ share }) => share)?.values.at(-1)).toBeUndefined()
})

test('R287 there is no margin on a revenue that is not positive', () => {
  const table = { Revenue: { '2025': 0 }, EBITDA: { '2025': 3 } }
  expect(getEstimates({ id: '1', company_financials_table: table })?.rows).toHaveLength(2)
})

test('R287 a copy names the shares in full, in per cent', () => {
  const figures = getEstimates(nordmark)
  const lines = figures && toTsv(exportColumns(figures, 'EUR m', 'en'), figures.rows).split('\n')
  expect(lines?.[2]).toBe('Revenue growth (%)\t16.8\t1\t7.7\t-1.3')
  expect(lines?.[4]).toBe('EBITDA margin (%)\t0.3\t0.2\t0.4\t0.2')
})
