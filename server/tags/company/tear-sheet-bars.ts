import { ACCENT, GREY, INK, LINE, type Pdf } from '#server/platform/files/pdf-page.ts'
import { printable } from '#server/platform/files/printable.ts'
import type { CompanyReport, FigureRow } from './report.ts'
import { chooseDecimals, figure } from './words.ts'

type Box = { x: number; y: number; width: number; height: number }

const HEAD = 30
const FOOT = 12
const ESTIMATE = '#9fc0cf'
const LABEL = 9

function getUnit({ tag }: CompanyReport, { kind }: FigureRow): string {
  if (kind === 'amount') return tag.accounting_currency ? `${tag.accounting_currency} m` : 'millions'
  return tag.price_currency ?? ''
}

/** A row of figures as a bar a year, estimates in a lighter colour; losses hang below the line of zero. */
export function drawBars(pdf: Pdf, box: Box, { report, row }: { report: CompanyReport; row: FigureRow }): void {
  const { x, y, width, height } = box
  pdf.font('Helvetica-Bold').fontSize(9.5).fill(ACCENT).text(row.name, x, y, { lineBreak: false })
  const unit = { width, align: 'right', lineBreak: false } as const
  pdf
    .font('Helvetica')
    .fontSize(7.5)
    .fill(GREY)
    .text(printable(getUnit(report, row)), x, y + 2, unit)
  const values = row.values.map((value) => value ?? 0)
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  // Each end that has bars keeps room for the figures at their tips.
  const room = height - HEAD - FOOT - (lowest < 0 ? LABEL : 0)
  const scale = room / (highest - lowest || 1)
  const zero = y + HEAD + highest * scale
  const step = width / row.values.length
  const decimals = chooseDecimals(row.values, row.kind === 'share' ? 2 : 1)
  for (const [index, value] of row.values.entries()) {
    const left = x + index * step
    const year = report.years[index]
    const text = { width: step, align: 'center', lineBreak: false } as const
    if (value !== null) {
      const length = Math.abs(value) * scale
      const top = value < 0 ? zero : zero - length
      pdf.rect(left + step * 0.18, top, step * 0.64, length).fill(year?.flag === 'E' ? ESTIMATE : ACCENT)
      const tip = value < 0 ? top + length + 2 : top - LABEL
      pdf.font('Helvetica').fontSize(7).fill(INK).text(figure(value, decimals), left, tip, text)
    }
    pdf.font('Helvetica').fontSize(7).fill(GREY)
    pdf.text(`${year?.year ?? ''}${year?.flag ?? ''}`, left, y + height - FOOT + 4, text)
  }
  pdf
    .moveTo(x, zero)
    .lineTo(x + width, zero)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
}
