import { csvText } from '../files/csv.ts'
import { type AuditRow, auditColumns } from './query.ts'

/** How rows are written: `head` once before them, and each row as a line. */
export type AuditFormat = { head: string; line: (row: AuditRow) => string }

function toCell(row: AuditRow, column: (typeof auditColumns)[number]): string | number | null {
  if (column === 'at') return row.at.toISOString()
  if (column === 'detail') return JSON.stringify(row.detail)
  return row[column]
}

const BYTE_ORDER_MARK = '\uFEFF'

const csvLine = (row: AuditRow) =>
  csvText([auditColumns.map((column) => toCell(row, column))]).replace(BYTE_ORDER_MARK, '')

/** Who did it, as far as that is known. */
const formatName = ({ actor, username }: AuditRow) =>
  actor === 'user' ? username || 'unknown' : `${actor} ${username}`

function textLine(row: AuditRow): string {
  const { number, at, action, subject, result, address, session_id, detail } = row
  const outcome = result === 'success' ? '' : result
  const more = Object.keys(detail).length > 0 ? JSON.stringify(detail) : ''
  const from = [address, session_id?.slice(0, 8)].filter(Boolean).join(' ')
  const cells = [String(number), at.toISOString().slice(0, 19), formatName(row), action, subject, outcome, from, more]
  return `${cells.filter((cell) => cell !== '').join('  ')}\n`
}

export const auditFormats = {
  text: { head: '', line: textLine },
  csv: { head: csvText([auditColumns]), line: csvLine },
  jsonl: { head: '', line: (row) => `${JSON.stringify(row)}\n` },
} as const satisfies Record<string, AuditFormat>
