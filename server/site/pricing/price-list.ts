import { provider } from '#server/platform/config/provider.ts'
import { ACCENT, GREY, INK, LINE, type Pdf, TINT, toBuffer } from '#server/platform/files/pdf-page.ts'
import { printable } from '#server/platform/files/printable.ts'
import {
  drawFeet,
  drawHeading,
  getBottom,
  getWidth,
  MARGIN,
  nextPage,
  openSheet,
  rule,
} from '#server/platform/files/sheet.ts'
import type { ContentCounts } from './content-counts.ts'
import { conditions, libraryWords, orderLine, packages, terms } from './packages.ts'

const KIND = 'Products and prices'
const ROW = 17.5
const NAME = 0.37

const whole = (count: number) => count.toLocaleString('en-US')

function paragraph(pdf: Pdf, text: string): void {
  pdf.font('Helvetica').fontSize(10).fill(INK)
  pdf.text(printable(text), MARGIN, pdf.y, { width: getWidth(pdf), lineGap: 2 })
  pdf.y += 7
}

/** A line of a table: `shares` are the widths of its columns, as parts of the whole. */
function line(pdf: Pdf, cells: readonly string[], shares: readonly number[], isHead: boolean): void {
  if (pdf.y + ROW > getBottom(pdf)) nextPage(pdf, KIND)
  const { y } = pdf
  let x = MARGIN
  for (const [index, cell] of cells.entries()) {
    const width = getWidth(pdf) * (shares[index] ?? 0)
    pdf.font(isHead || index === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(9)
    pdf.fill(isHead ? ACCENT : cell === '–' ? GREY : INK)
    pdf.text(printable(cell), x + (index === 0 ? 0 : 6), y + 4.5, { width: width - 8, height: 11, ellipsis: true })
    x += width
  }
  pdf.x = MARGIN
  pdf.y = y + ROW
  rule(pdf, isHead ? ACCENT : LINE, isHead ? 0.9 : 0.4)
}

function drawPackages(pdf: Pdf): void {
  const share = (1 - NAME) / packages.length
  const shares = [NAME, ...packages.map(() => share)]
  const height = ROW * (terms.length + 1)
  pdf.rect(MARGIN + getWidth(pdf) * (1 - share), pdf.y, getWidth(pdf) * share, height).fill(TINT)
  line(pdf, ['', ...packages], shares, true)
  for (const { label, cells } of terms) line(pdf, [label, ...cells], shares, false)
  pdf.y += 16
}

function drawLibraries(pdf: Pdf, { published }: ContentCounts): void {
  const shares = [0.3, 0.5, 0.2]
  line(pdf, ['Library', 'What it holds', 'In twelve months'], shares, true)
  for (const { library, name, holds } of libraryWords) {
    line(pdf, [name, holds, whole(published.get(library) ?? 0)], shares, false)
  }
  pdf.y += 16
}

/** The product packages with their prices as a PDF (R057). */
export function renderPriceList(counts: ContentCounts, printedAt: Date): Promise<Buffer> {
  const name = `${KIND} ${printedAt.getUTCFullYear()}`
  const pdf = openSheet(KIND, { name, type: provider, printedAt })
  const done = toBuffer(pdf)
  const { companies, upcomingEvents } = counts
  paragraph(
    pdf,
    `Research on ${whole(companies)} companies and the economies around them, the analytics behind it, and access to the people who ` +
      `know more: ${whole(upcomingEvents)} events are in the calendar today. Three packages differ in how much of it a firm uses.`,
  )
  pdf.y += 6
  drawHeading(pdf, 'Packages')
  drawPackages(pdf)
  drawHeading(pdf, 'What is published')
  drawLibraries(pdf, counts)
  if (pdf.y + 110 > getBottom(pdf)) nextPage(pdf, KIND)
  drawHeading(pdf, 'Conditions')
  for (const text of [...conditions, orderLine]) paragraph(pdf, text)
  drawFeet(pdf, `${provider} is a fictitious provider; nothing of this can be ordered.`)
  pdf.end()
  return done
}
