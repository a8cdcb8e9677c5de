import type { Cell } from 'write-excel-file/browser'
import { saveFile } from '#lib/dom/save-file.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { guardFormula } from '#lib/format/guard-formula.ts'
import { cellText, parseDay } from './cell-text.ts'

/** A column of an exported file. */
export type ExportColumn<Row> = {
  header: string
  /** Numbers stay numbers; `null` is an empty cell. */
  value: (row: Row) => string | number | null
  /** `day`: the value is a date, `YYYY-MM-DD` or an ISO 8601 instant. Default `text`. */
  kind?: 'text' | 'number' | 'day'
}

type Columns<Row> = readonly ExportColumn<Row>[]

/** Creates a file of the rows and downloads it as `name-YYYY-MM-DD.csv`, with today's date in the user's time zone. */
export async function exportTable<Row>(
  format: 'csv' | 'xlsx',
  name: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<void> {
  const file = format === 'xlsx' ? await toXlsx(columns, rows) : new Blob([toCsv(columns, rows)], { type: 'text/csv' })
  saveFile(file, `${name}-${toLocalDay(new Date())}.${format}`)
}

/**
 * CSV by RFC 4180, in UTF-8 with a byte order mark. Without the mark, Excel reads it in the code page of the computer.
 */
export function toCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  return `\uFEFF${buildLines(columns, rows, csvCell).join('\r\n')}\r\n`
}

/** Text for the clipboard: spreadsheets split cells at tabs and rows at line breaks. */
export function toTsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  return buildLines(columns, rows, tsvCell, '\t').join('\n')
}

function buildLines<Row>(columns: Columns<Row>, rows: readonly Row[], write: (text: string) => string, between = ',') {
  const header = columns.map((column) => guardFormula(column.header))
  const lines = rows.map((row) => columns.map(({ value, kind }) => cellText(value(row), kind === 'day')))
  return [header, ...lines].map((cells) => cells.map(write).join(between))
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

const csvCell = (text: string) => (/[",\r\n]/.test(text) ? quoted(text) : text)

function tsvCell(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ')
  // A cell that starts with a quotation mark would continue to the next one.
  return line.startsWith('"') ? quoted(line) : line
}

/** The maximum length of a cell in a workbook. */
const LONGEST = 32_767

/** A workbook with one sheet, with real numbers and dates. Throws if its writer cannot be loaded. */
export async function toXlsx<Row>(columns: Columns<Row>, rows: readonly Row[]): Promise<Blob> {
  const { default: writeXlsx } = await import('write-excel-file/browser')
  const header = columns.map(
    ({ header, kind }): Cell => ({
      value: header,
      type: String,
      fontWeight: 'bold',
      ...(kind === 'number' && { align: 'right' }),
    }),
  )
  const lines = rows.map((row) => columns.map((column) => xlsxCell(column, row)))
  const sheet = { stickyRowsCount: 1, columns: columns.map((column) => ({ width: getWidth(column, rows) })) }
  return writeXlsx([header, ...lines], sheet).toBlob()
}

function xlsxCell<Row>({ value, kind }: ExportColumn<Row>, row: Row): Cell {
  const cell = value(row)
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') return Number.isFinite(cell) ? { value: cell, type: Number } : null
  const day = kind === 'day' && parseDay(cell)
  if (day) return { value: new Date(`${day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  // Text cells never become formulas.
  return { value: cell.slice(0, LONGEST), type: String }
}

/** The width in characters: the longest value, within limits. */
function getWidth<Row>({ header, value, kind }: ExportColumn<Row>, rows: readonly Row[]): number {
  const longest = rows.reduce((most, row) => Math.max(most, cellText(value(row), kind === 'day').length), header.length)
  return Math.min(Math.max(longest, 10) + 2, 60)
}
