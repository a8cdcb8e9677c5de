import PDFDocument from 'pdfkit'
import { disclosures, longDate, type Note } from './note.ts'
import { printable } from './printable.ts'
import { provider } from './provider.ts'

const INK = '#1a2330'
const GREY = '#5b6675'
const ACCENT = '#0b5c7a'
const MARGIN = 56
const FOOTER = 36
const LABEL = 90
const ROW = 15

type Pdf = PDFKit.PDFDocument

const width = (pdf: Pdf) => pdf.page.width - 2 * MARGIN

function masthead(pdf: Pdf, note: Note): void {
  pdf.rect(0, 0, pdf.page.width, 64).fill(ACCENT)
  pdf.fill('#ffffff').font('Helvetica-Bold').fontSize(16).text(printable(provider), MARGIN, 24, { lineBreak: false })
  pdf
    .font('Helvetica')
    .fontSize(10)
    .text(printable(note.type), MARGIN, 28, { width: width(pdf), align: 'right' })
  pdf
    .fill(INK)
    .font('Helvetica-Bold')
    .fontSize(20)
    .text(printable(note.title), MARGIN, 92, { width: width(pdf) })
  if (note.subtitle) pdf.moveDown(0.2).font('Helvetica').fontSize(13).fill(GREY).text(printable(note.subtitle))
  pdf.moveDown(0.5).font('Helvetica').fontSize(10).fill(GREY).text(longDate(note.publishedAt))
  for (const { name, role, email } of note.analysts) {
    pdf.text(printable([name, role, email].filter((part) => part !== '').join(' · ')))
  }
}

function facts(pdf: Pdf, note: Note): void {
  if (note.facts.length === 0) return
  pdf.moveDown(0.8)
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

/** A row of a table: cells side by side in columns of one width, on one line each. */
function tableRow(pdf: Pdf, cells: readonly string[]): void {
  if (pdf.y + ROW > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
  const { y } = pdf
  const column = width(pdf) / cells.length
  pdf.font('Helvetica').fontSize(9.5).fill(INK)
  for (const [index, cell] of cells.entries()) {
    const options = { width: column - 4, height: ROW, ellipsis: true, lineBreak: false }
    pdf.text(printable(cell), MARGIN + index * column, y, options)
  }
  pdf.x = MARGIN
  pdf.y = y + ROW
}

function body(pdf: Pdf, note: Note): void {
  pdf.moveDown(0.5).fill(INK)
  if (note.summary) pdf.font('Helvetica-Bold').fontSize(11).text(printable(note.summary), { lineGap: 2 }).moveDown(0.8)
  for (const block of note.blocks) {
    if (block.kind === 'row') {
      tableRow(pdf, block.cells)
      continue
    }
    if (block.kind === 'heading') pdf.moveDown(0.3).font('Helvetica-Bold').fontSize(13).fill(ACCENT)
    else pdf.font('Helvetica').fontSize(10.5).fill(INK)
    pdf.text(printable(block.kind === 'item' ? `• ${block.text}` : block.text), { lineGap: 2 }).moveDown(0.4)
  }
  pdf.moveDown(1)
  rule(pdf)
  pdf.font('Helvetica-Bold').fontSize(8).fill(GREY).text('Disclosures')
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
export function pdfOf(note: Note): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-US',
    info: {
      Title: note.title,
      Author: note.analysts.map(({ name }) => name).join(', '),
      Producer: provider,
      CreationDate: note.publishedAt,
    },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  masthead(pdf, note)
  facts(pdf, note)
  body(pdf, note)
  pageNumbers(pdf, note)
  pdf.end()
  return done
}
