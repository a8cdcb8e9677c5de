import { saveFile } from '#lib/dom/save-file.ts'
import { toLocalDay } from '#lib/format/days.ts'
import type { ExportColumn } from './export-column.ts'
import { toCsv, toXlsx } from './table-file.ts'

/** Makes a file of the rows and offers it for download as `name-YYYY-MM-DD.csv`, with the day it is where the reader is. */
export async function exportTable<Row>(
  format: 'csv' | 'xlsx',
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const file = format === 'xlsx' ? await toXlsx(columns, rows) : new Blob([toCsv(columns, rows)], { type: 'text/csv' })
  saveFile(file, `${name}-${toLocalDay(new Date())}.${format}`)
}
