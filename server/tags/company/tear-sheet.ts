import PDFDocument from 'pdfkit'
import { disclosures } from '#server/platform/config/disclosures.ts'
import { provider } from '#server/platform/config/provider.ts'
import { longDate } from '#server/platform/files/long-date.ts'
import { ACCENT, GREY, INK, LINE, type Pdf, toBuffer } from '#server/platform/files/pdf-page.ts'
import { printable } from '#server/platform/files/printable.ts'
import { type CompanyReport, formatAnalysts } from './report.ts'
import { drawBars } from './tear-sheet-bars.ts'
import { drawFacts } from './tear-sheet-facts.ts'
import { drawTable, tableHeight } from './tear-sheet-table.ts'
import { drawHeading, drawWords } from './tear-sheet-words.ts'
import { printedName } from './words.ts'

const MARGIN = 40
const GAP = 22
const SIDE = 168
const BAND = 40
const FOOT = 58
const ANALYST = 46
const TALLEST = 150
const SHORTEST = 70
const CHART_GAP = 16

const width = (pdf: Pdf) => pdf.page.width - 2 * MARGIN

function masthead(pdf: Pdf, { printedAt }: CompanyReport): void {
  pdf.rect(0, 0, pdf.page.width, BAND).fill(ACCENT)
  pdf.fill('#ffffff').font('Helvetica-Bold').fontSize(14).text(printable(provider), MARGIN, 14, { lineBreak: false })
  const right = { width: width(pdf), align: 'right' } as const
  pdf
    .font('Helvetica')
    .fontSize(9)
    .text(`Company tear sheet  ·  ${longDate(printedAt)}`, MARGIN, 16, right)
}

/** The name on one line where it fits, in smaller letters where it would not; then what the company is. */
function title(pdf: Pdf, report: CompanyReport): void {
  const { tag } = report
  const name = printedName(report)
  pdf.font('Helvetica-Bold')
  const size = [22, 20, 18, 16, 14].find((points) => pdf.fontSize(points).widthOfString(name) <= width(pdf)) ?? 13
  pdf
    .fontSize(size)
    .fill(INK)
    .text(name, MARGIN, BAND + 18, { width: width(pdf), height: 34, ellipsis: true })
  const parts = [tag.ticker, tag.sub_sector, tag.sector, tag.country].filter((part) => part && part !== name)
  const about = [...new Set(parts)]
  pdf
    .font('Helvetica')
    .fontSize(9.5)
    .fill(GREY)
    .text(printable(about.join('  ·  ')), MARGIN, pdf.y + 3, { width: width(pdf), height: 12, ellipsis: true })
  pdf.y += 8
}

/** The narrow column: who covers the company, below figures drawn as bars that take what room is left. */
function side(pdf: Pdf, report: CompanyReport, top: number, bottom: number): void {
  const x = pdf.page.width - MARGIN - SIDE
  const analysts = formatAnalysts(report).slice(0, 3)
  const room = bottom - top - (analysts.length > 0 ? ANALYST * analysts.length + 18 : 0)
  const height = Math.min(TALLEST, room / 2 - CHART_GAP)
  const charts =
    height < SHORTEST ? [] : ['Revenue', 'EPS'].flatMap((name) => report.rows.find((row) => row.name === name) ?? [])
  for (const [index, row] of charts.entries()) {
    drawBars(pdf, { x, y: top + index * (height + CHART_GAP), width: SIDE, height }, { report, row })
  }
  if (analysts.length === 0) return
  pdf.y = top + charts.length * (height + CHART_GAP)
  drawHeading(pdf, 'Covered by', x, SIDE)
  for (const { name, role, email, phone } of analysts) {
    const line = { width: SIDE, height: 10, ellipsis: true }
    pdf.font('Helvetica-Bold').fontSize(8.5).fill(INK).text(printable(name), x, pdf.y, line)
    pdf.font('Helvetica').fontSize(8).fill(GREY)
    if (role) pdf.text(printable(role), x, pdf.y, line)
    if (email) pdf.text(printable(email), x, pdf.y, { ...line, link: `mailto:${email}` })
    if (phone) pdf.text(printable(phone), x, pdf.y, line)
    pdf.y += 6
  }
}

function foot(pdf: Pdf, report: CompanyReport): void {
  const y = pdf.page.height - FOOT
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  const updated = report.tag.last_updated ? `Last updated ${longDate(new Date(report.tag.last_updated))}. ` : ''
  const text = `${updated}Price as of the last close. A actual, E estimate, n.a. no figure. ${disclosures}`
  pdf.font('Helvetica').fontSize(6.8).fill(GREY)
  pdf.text(text, MARGIN, y + 8, { width: width(pdf), height: 34, lineGap: 1, ellipsis: true })
}

/** A company on one page of A4 (R281). */
export function renderTearSheet(report: CompanyReport): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    // What stands below the bottom margin would begin a page, and there is to be one only.
    margins: { top: 0, bottom: 0, left: MARGIN, right: MARGIN },
    lang: 'en-US',
    info: {
      Title: `${report.name}: tear sheet`,
      Author: formatAnalysts(report)
        .map(({ name }) => name)
        .join(', '),
      Producer: provider,
      CreationDate: report.printedAt,
    },
  })
  const done = toBuffer(pdf)
  masthead(pdf, report)
  title(pdf, report)
  drawFacts(pdf, { x: MARGIN, y: pdf.y, width: width(pdf) }, report)
  const top = pdf.y + 18
  const table = pdf.page.height - FOOT - 14 - tableHeight(report)
  pdf.y = top
  drawWords(pdf, { x: MARGIN, width: width(pdf) - SIDE - GAP, bottom: table - 14 }, report)
  side(pdf, report, top, table - 14)
  drawTable(pdf, { x: MARGIN, y: table, width: width(pdf) }, report)
  foot(pdf, report)
  pdf.end()
  return done
}
