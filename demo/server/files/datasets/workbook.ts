import ExcelJS from 'exceljs'
import { provider } from '../provider.ts'
import type { Table } from './tables.ts'

const WIDEST = 48
const NARROWEST = 10

/** A table as a workbook of one sheet whose heading stays in sight. */
export async function tableWorkbook(title: string, rows: Table, now: Date): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  workbook.creator = provider
  workbook.created = now
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.addRows(rows)
  const columns = rows[0]?.length ?? 1
  for (let column = 0; column < columns; column++) {
    const longest = rows.reduce((length, row) => Math.max(length, String(row[column] ?? '').length), NARROWEST)
    sheet.getColumn(column + 1).width = Math.min(WIDEST, longest + 2)
  }
  sheet.getRow(1).font = { bold: true }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns } }
  return Buffer.from(await workbook.xlsx.writeBuffer())
}
