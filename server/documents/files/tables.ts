import ExcelJS from 'exceljs'
import { disclosures } from '#server/platform/config/disclosures.ts'
import { provider } from '#server/platform/config/provider.ts'
import { type Cell, csvText } from '#server/platform/files/csv.ts'
import { longDate } from '#server/platform/files/long-date.ts'
import type { Note } from './note.ts'

/** The facts of a document as rows of label and value. */
const factRows = (note: Note): Cell[][] => [
  ['Title', note.title],
  ['Reference', note.reference],
  ['Type', note.type],
  ['Published', longDate(note.publishedAt)],
  ['Analysts', note.analysts.map(({ name }) => name).join(', ')],
  ...note.facts,
]

/** The figures with a column a year, or the tables in the text, or the facts. */
function dataRows({ figures, blocks, ...note }: Note): Cell[][] {
  if (figures) {
    const years = [...new Set(Object.values(figures).flatMap(Object.keys))].sort()
    return [
      ['', ...years.map(Number)],
      ...Object.entries(figures).map(([name, values]) => [name, ...years.map((year) => values[year] ?? null)]),
    ]
  }
  const rows = blocks.flatMap((block) => (block.kind === 'row' ? [block.cells] : []))
  return rows.length > 0 ? rows : factRows({ figures, blocks, ...note })
}

/** A workbook: what the document is, its figures, its text. */
export async function renderWorkbook(note: Note): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  workbook.creator = provider
  workbook.created = note.publishedAt
  const sheet = (name: string, rows: Cell[][], widths: number[]) => {
    const added = workbook.addWorksheet(name)
    added.addRows(rows)
    widths.forEach((width, index) => {
      added.getColumn(index + 1).width = width
    })
    added.getColumn(1).font = { bold: true }
  }
  sheet('Overview', [...factRows(note), [], ['Disclosures', disclosures]], [18, 80])
  sheet('Figures', dataRows(note), [28, 14, 14, 14, 14, 14, 14])
  sheet(
    'Text',
    [note.summary, ...note.blocks.flatMap((b) => ('text' in b ? [b.text] : []))].map((t) => [t]),
    [120],
  )
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

/** The figures as CSV. */
export const renderCsv = (note: Note): string => csvText(dataRows(note))
