import { ACCENT, GREY, INK, LINE, type Pdf, TINT } from '#server/platform/files/pdf-page.ts'
import { printable } from '#server/platform/files/printable.ts'
import { type CompanyReport, type FigureRow, formatUnits } from './report.ts'
import { chooseDecimals, figure } from './words.ts'

const HEAD = 16
const ROW = 14.5
const NAME = 0.3

/** More would leave no room for words. */
const MOST_ROWS = 20

const shownRows = ({ rows }: CompanyReport) => rows.slice(0, MOST_ROWS)

/** How high the table of a company is, its heading included. */
export const tableHeight = (report: CompanyReport): number => HEAD + ROW * (shownRows(report).length + 1)

function formatCell(value: number | null, { kind, values }: FigureRow): string {
  if (kind === 'multiple' && value !== null) return `${figure(value, 1)}x`
  return figure(value, kind === 'share' ? chooseDecimals(values, 2) : 1)
}

/** The figures with a column a year; the columns of estimates are tinted. */
export function drawTable(pdf: Pdf, place: { x: number; y: number; width: number }, report: CompanyReport): void {
  const { x, y, width } = place
  const { years } = report
  const rows = shownRows(report)
  if (rows.length === 0) return
  pdf.font('Helvetica-Bold').fontSize(9.5).fill(ACCENT).text('Financials', x, y, { lineBreak: false })
  pdf
    .font('Helvetica')
    .fontSize(7.5)
    .fill(GREY)
    .text(printable(formatUnits(report)), x, y + 2, { width, align: 'right', lineBreak: false })
  const column = (width * (1 - NAME)) / years.length
  const getLeft = (index: number) => x + width * NAME + index * column
  const top = y + HEAD
  const firstEstimate = years.findIndex(({ flag }) => flag === 'E')
  if (firstEstimate >= 0) {
    const left = getLeft(firstEstimate)
    pdf.rect(left, top, x + width - left, ROW * (rows.length + 1)).fill(TINT)
  }
  const line = (index: number, cells: readonly string[], font: string) => {
    const place = { width: column - 8, align: 'right', lineBreak: false } as const
    for (const [number, cell] of cells.entries()) {
      pdf.font(font).fontSize(8.5).fill(INK)
      pdf.text(cell, getLeft(number), top + index * ROW + 3.5, place)
    }
    const bottom = top + (index + 1) * ROW
    pdf
      .moveTo(x, bottom)
      .lineTo(x + width, bottom)
      .lineWidth(index === 0 ? 0.9 : 0.4)
      .strokeColor(index === 0 ? ACCENT : LINE)
      .stroke()
  }
  line(
    0,
    years.map(({ year, flag }) => `${year}${flag}`),
    'Helvetica-Bold',
  )
  for (const [index, row] of rows.entries()) {
    pdf.font('Helvetica').fontSize(8.5).fill(INK)
    pdf.text(printable(row.name), x, top + (index + 1) * ROW + 3.5, { width: width * NAME - 8, lineBreak: false })
    line(
      index + 1,
      row.values.map((value) => formatCell(value, row)),
      'Helvetica',
    )
  }
}
