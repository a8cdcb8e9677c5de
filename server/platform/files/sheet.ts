import PDFDocument from 'pdfkit'
import { disclosures } from '../config/disclosures.ts'
import { provider } from '../config/provider.ts'
import { ACCENT, GREY, INK, LINE, type Pdf } from './pdf-page.ts'
import { printable } from './printable.ts'

export const MARGIN = 56
const BAND = 40
const FOOT = 58

export const getWidth = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN

/** The lowest line that text may stand on. */
export const getBottom = (pdf: Pdf): number => pdf.page.height - FOOT - 14

/** What stands at the head of a sheet, and when it was made. */
type Titled = { name: string; type: string; printedAt: Date }

/** A sheet of A4, of an event for example: `kind` says what it is, `Invitation`. The cursor stands below its title. */
export function openSheet(kind: string, paper: Titled): Pdf {
  const pdf: Pdf = new PDFDocument({
    size: 'A4',
    // What stands below the bottom margin would begin a page by itself; here pages are begun on purpose.
    margins: { top: 0, bottom: 0, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: 'en-US',
    info: {
      Title: `${paper.name}: ${kind.toLowerCase()}`,
      Author: provider,
      Producer: provider,
      CreationDate: paper.printedAt,
    },
  })
  masthead(pdf, kind)
  title(pdf, paper)
  return pdf
}

function masthead(pdf: Pdf, kind: string): void {
  pdf.rect(0, 0, pdf.page.width, BAND).fill(ACCENT)
  pdf.fill('#ffffff').font('Helvetica-Bold').fontSize(14).text(printable(provider), MARGIN, 14, { lineBreak: false })
  pdf.font('Helvetica').fontSize(9)
  pdf.text(kind, MARGIN, 16, { width: getWidth(pdf), align: 'right' })
}

/** The type, then the name on three lines at most, in smaller letters where it is long. */
function title(pdf: Pdf, { type, name }: Titled): void {
  const text = printable(name)
  const box = { width: getWidth(pdf), height: 84, ellipsis: true }
  pdf
    .font('Helvetica-Bold')
    .fontSize(10)
    .fill(ACCENT)
    .text(printable(type), MARGIN, BAND + 28)
  pdf.font('Helvetica-Bold')
  const size = [24, 22, 20, 18, 16].find((points) => pdf.fontSize(points).heightOfString(text, box) <= 60) ?? 14
  pdf
    .fontSize(size)
    .fill(INK)
    .text(text, MARGIN, pdf.y + 4, box)
  pdf.y += 14
}

/** A new page under the same masthead; the cursor stands below it. */
export function nextPage(pdf: Pdf, kind: string): void {
  pdf.addPage()
  masthead(pdf, kind)
  pdf.x = MARGIN
  pdf.y = BAND + 28
}

export function drawHeading(pdf: Pdf, text: string): void {
  pdf
    .font('Helvetica-Bold')
    .fontSize(11.5)
    .fill(ACCENT)
    .text(printable(text), MARGIN, pdf.y, { width: getWidth(pdf) })
  pdf.y += 4
}

export function rule(pdf: Pdf, colour: string, weight: number): void {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(pdf.page.width - MARGIN, pdf.y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke()
}

/** What is said at the foot of each page, once all are there. */
export function drawFeet(pdf: Pdf, note: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    pdf.y = pdf.page.height - FOOT
    rule(pdf, LINE, 0.5)
    const place = { width: getWidth(pdf), height: 34, lineGap: 1, ellipsis: true }
    const page = count > 1 ? `Page ${index - start + 1} of ${count}. ` : ''
    pdf.font('Helvetica').fontSize(6.8).fill(GREY)
    pdf.text(printable(`${page}${note} ${disclosures}`), MARGIN, pdf.page.height - FOOT + 8, place)
  }
}
