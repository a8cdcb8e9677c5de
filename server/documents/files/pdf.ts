import PDFDocument from 'pdfkit'
import { disclosures } from '#server/platform/config/disclosures.ts'
import { provider } from '#server/platform/config/provider.ts'
import type { Block } from '#server/platform/files/html-blocks.ts'
import { longDate } from '#server/platform/files/long-date.ts'
import { ACCENT, GREY, INK, type Pdf, toBuffer } from '#server/platform/files/pdf-page.ts'
import { printable } from '#server/platform/files/printable.ts'
import type { Note } from './note.ts'

const MARGIN = 56
const FOOTER = 32
const LABEL = 90
const ROW = 13

const width = (pdf: Pdf) => pdf.page.width - 2 * MARGIN

function masthead(pdf: Pdf, note: Note): void {
  pdf.rect(0, 0, pdf.page.width, 48).fill(ACCENT)
  pdf.fill('#ffffff').font('Helvetica-Bold').fontSize(16).text(printable(provider), MARGIN, 17, { lineBreak: false })
  pdf
    .font('Helvetica')
    .fontSize(10)
    .text(printable(note.type), MARGIN, 20, { width: width(pdf), align: 'right' })
  pdf
    .fill(INK)
    .font('Helvetica-Bold')
    .fontSize(20)
    .text(printable(note.title), MARGIN, 68, { width: width(pdf) })
  if (note.subtitle) pdf.moveDown(0.2).font('Helvetica').fontSize(13).fill(GREY).text(printable(note.subtitle))
  pdf.moveDown(0.5).font('Helvetica').fontSize(10).fill(GREY).text(longDate(note.publishedAt))
  for (const { name, role, email } of note.analysts) {
    pdf.text(printable([name, role, email].filter((part) => part !== '').join(' · ')))
  }
}

function facts(pdf: Pdf, note: Note): void {
  if (note.facts.length === 0) return
  pdf.moveDown(0.5)
  rule(pdf)
  for (const [label, value] of note.facts) {
    const { y } = pdf
    pdf.font('Helvetica').fontSize(10).fill(GREY).text(printable(label), MARGIN, y)
    pdf.font('Helvetica-Bold').fill(INK)
    pdf.text(printable(value), MARGIN + LABEL, y, { width: width(pdf) - LABEL })
  }
  pdf.x = MARGIN
  pdf.moveDown(0.3)
  rule(pdf)
}

function rule(pdf: Pdf): void {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(pdf.page.width - MARGIN, pdf.y)
    .lineWidth(0.75)
    .strokeColor(ACCENT)
    .stroke()
  pdf.moveDown(0.5)
}

/** A row of a table on one line; the first column is twice as wide as each of the others. */
function tableRow(pdf: Pdf, cells: readonly string[]): void {
  if (pdf.y + ROW > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
  const { y } = pdf
  const share = width(pdf) / (cells.length + 1)
  pdf.font('Helvetica').fontSize(9).fill(INK)
  for (const [index, cell] of cells.entries()) {
    const options = { width: (index === 0 ? 2 : 1) * share - 4, height: ROW - 2, ellipsis: true }
    pdf.text(printable(cell), MARGIN + (index === 0 ? 0 : index + 1) * share, y, options)
  }
  pdf.x = MARGIN
  pdf.y = y + ROW
}

function words(pdf: Pdf, { kind, text }: Extract<Block, { text: string }>): void {
  if (kind === 'heading') pdf.moveDown(0.15).font('Helvetica-Bold').fontSize(11.5).fill(ACCENT)
  else if (kind === 'caption') pdf.moveDown(0.2).font('Helvetica-Bold').fontSize(9.5).fill(INK)
  else pdf.font('Helvetica').fontSize(10).fill(INK)
  pdf.text(printable(kind === 'item' ? `• ${text}` : text), { lineGap: 1.2 }).moveDown(0.25)
}

function body(pdf: Pdf, note: Note): void {
  pdf.moveDown(0.5).fill(INK)
  if (note.summary)
    pdf.font('Helvetica-Bold').fontSize(10.5).text(printable(note.summary), { lineGap: 1.5 }).moveDown(0.6)
  for (const block of note.blocks) {
    if (block.kind === 'page') pdf.addPage()
    else if (block.kind === 'row') tableRow(pdf, block.cells)
    else words(pdf, block)
  }
  pdf.moveDown(0.6)
  rule(pdf)
  pdf.font('Helvetica-Bold').fontSize(7.5).fill(GREY).text('Disclosures')
  pdf.font('Helvetica').text(disclosures, { lineGap: 1 })
}

function pageNumbers(pdf: Pdf, note: Note): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    // A footer stands below the bottom margin, where text would otherwise begin a new page.
    pdf.page.margins.bottom = 0
    pdf.font('Helvetica').fontSize(8).fill(GREY)
    const y = pdf.page.height - FOOTER
    pdf.text(printable(note.reference), MARGIN, y, { lineBreak: false })
    pdf.text(`Page ${index - start + 1} of ${count}`, MARGIN, y, { width: width(pdf), align: 'right' })
  }
}

/** A document as a research note on A4. */
export function renderPdf(note: Note): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 44, bottom: 44, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: 'en-US',
    info: {
      Title: note.title,
      Author: note.analysts.map(({ name }) => name).join(', '),
      Producer: provider,
      CreationDate: note.publishedAt,
    },
  })
  const done = toBuffer(pdf)
  masthead(pdf, note)
  facts(pdf, note)
  body(pdf, note)
  pageNumbers(pdf, note)
  pdf.end()
  return done
}
