import type { ExportColumn } from './export-column.ts'
import { saveFile } from './save-file.ts'
import { toCsv, toXlsx } from './table-file.ts'

/** Makes a file of the rows and offers it for download as `name`, the day and the format. */
export async function exportTable<Row>(
  format: 'csv' | 'xlsx',
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const file = format === 'xlsx' ? await toXlsx(columns, rows) : new Blob([toCsv(columns, rows)], { type: 'text/csv' })
  saveFile(file, name, format)
}
