import type { ExportColumn } from '#entities/file/export/export-column.ts'
import type { Figures, FiguresRow } from './financials.ts'

/** The columns for a spreadsheet: full precision, `2025A` above each year's numbers, the currency above the names. */
export const exportColumns = ({ years }: Figures, corner: string): ExportColumn<FiguresRow>[] => [
  { header: corner, value: ({ name }) => name },
  ...years.map(
    ({ year, flag }, index): ExportColumn<FiguresRow> => ({
      header: year + flag,
      value: ({ values }) => values[index] ?? null,
      kind: 'number',
    }),
  ),
]
