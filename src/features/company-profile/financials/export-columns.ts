import type { ExportColumn } from '#entities/file/export/table-file.ts'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import type { Figures, FiguresRow } from './financials.ts'

function getName({ name: figure, share }: FiguresRow, language: string): string {
  const t = companyProfileTexts(language)
  const name = valueLabel('Figure', figure, language)
  return share ? `${fill(share === 'growth' ? t.growthOf : t.marginOf, { name })} (%)` : name
}

/** Shares as per cent with one decimal. */
const getValue = ({ share }: FiguresRow, value: number | undefined) =>
  value !== undefined && share ? Math.round(value * 1000) / 10 : (value ?? null)

/** The columns for a spreadsheet: full precision, `2025A` above each year's numbers, the currency above the names. */
export const exportColumns = ({ years }: Figures, corner: string, language: string): ExportColumn<FiguresRow>[] => [
  { header: corner, value: (row) => getName(row, language) },
  ...years.map(
    ({ year, flag }, index): ExportColumn<FiguresRow> => ({
      header: year + flag,
      value: (row) => getValue(row, row.values[index]),
      kind: 'number',
    }),
  ),
]
