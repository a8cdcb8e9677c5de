import { saveFile } from '#lib/dom/save-file.ts'
import { toLocalDay } from '#lib/format/days.ts'
import type { ExportColumn } from './export-column.ts'
import { toCsv, toXlsx } from './table-file.ts'

/** Creates a file of the rows and downloads it as `name-YYYY-MM-DD.csv`, with today's date in the user's time zone. */
export async function exportTable<Row>(
  format: 'csv' | 'xlsx',
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const file = format === 'xlsx' ? await toXlsx(columns, rows) : new Blob([toCsv(columns, rows)], { type: 'text/csv' })
  saveFile(file, `${name}-${toLocalDay(new Date())}.${format}`)
}
