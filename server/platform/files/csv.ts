import { guardFormula } from '#lib/format/guard-formula.ts'

/** The value of a cell. */
export type Cell = string | number | null

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return `"${guardFormula(cell).replace(/"/g, '""')}"`
}

/** Rows as CSV (RFC 4180) with a byte order mark, without which Excel misreads accents. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
