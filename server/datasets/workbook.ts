import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { provider } from '#server/platform/config/provider.ts'
import type { Rows } from './tables.ts'

const WIDEST = 48
const NARROWEST = 10

/** Rows that are written in one go: the whole of the longest table takes half a second, during which no request would be answered. */
const ROWS_AT_ONCE = 200

/** A table as a workbook of one sheet whose heading stays in sight. */
export async function tableWorkbook(title: string, rows: Rows, now: Date): Promise<Buffer> {
  const stream = new PassThrough()
  const written = buffer(stream)
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true })
  workbook.creator = provider
  workbook.created = now
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] })
  const columns = rows[0]?.length ?? 1
  for (let column = 0; column < columns; column++) {
    const longest = rows.reduce((length, row) => Math.max(length, String(row[column] ?? '').length), NARROWEST)
    sheet.getColumn(column + 1).width = Math.min(WIDEST, longest + 2)
  }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns } }
  for (const [index, values] of rows.entries()) {
    const row = sheet.addRow(values)
    if (index === 0) row.font = { bold: true }
    row.commit()
    if (index % ROWS_AT_ONCE === 0) await turn()
  }
  sheet.commit()
  await workbook.commit()
  return written
}
