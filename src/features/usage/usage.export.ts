import type { UsageRow } from '#api/usage.ts'
import type { UsageBy } from '#contract/usage.ts'
import type { ExportColumn } from '#entities/file/export/table-file.ts'
import { usageTexts } from '#i18n/en/usage.ts'
import { countNames, toName } from './usage.columns.tsx'
import type { UsageStore } from './usage.store.ts'

const loadWriter = () => import('#entities/file/export/table-file.ts')

function columns(by: UsageBy, language: string): ExportColumn<UsageRow>[] {
  const t = usageTexts(language)
  // A month stays as the API writes it, which spreadsheets sort.
  const name = (row: UsageRow) => (by === 'month' ? row.id : toName(row, by, language))
  const reference: ExportColumn<UsageRow> = { header: t.reference, value: ({ reference }) => reference }
  return [
    { header: t[by], value: name },
    ...(by === 'document' ? [reference] : []),
    ...countNames.map(
      (count): ExportColumn<UsageRow> => ({ header: t[count], value: (row) => row[count], kind: 'number' }),
    ),
  ]
}

/** Downloads all lines of the report, in its order and this language; the file of one firm of several has its name. */
export async function exportUsage(
  store: UsageStore,
  format: 'csv' | 'xlsx',
  language: string,
  firm: string,
): Promise<void> {
  const { by } = store.$query.get()
  const [{ exportTable }, rows] = await Promise.all([loadWriter(), store.listAll()])
  const name = [usageTexts(language).exportName, firm, by].filter(Boolean).join('-')
  await exportTable(format, name, columns(by, language), rows)
}
