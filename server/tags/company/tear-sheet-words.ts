import { longDate } from '#server/platform/files/long-date.ts'
import { ACCENT, INK, type Pdf } from '#server/platform/files/pdf-page.ts'
import type { CompanyReport } from './report.ts'
import { figure, price, printedText } from './words.ts'

type Section = { heading: string; paragraphs: readonly string[]; isList?: boolean }

/** The call and the one before it, in sentences. */
function view(report: CompanyReport): string[] {
  const { tag, upside } = report
  if (!tag.equity_rating || !tag.rating_date) return []
  const day = (text: string) => longDate(new Date(text))
  const change = tag.rating_change ? `${tag.rating_change.toLowerCase()} on ` : 'as of '
  const target = tag.target_price ? ` with a price target of ${price(tag.target_price, tag.target_price_currency)}` : ''
  const distance =
    upside === null ? '' : `, ${figure(Math.abs(upside * 100), 1)}% ${upside < 0 ? 'below' : 'above'} the last close`
  const prior = tag.prior_target_price
    ? `, price target ${price(tag.prior_target_price, tag.target_price_currency)}`
    : ''
  return [
    `We rate the share ${tag.equity_rating}, ${change}${day(tag.rating_date)},${target}${distance}.`.replace(',.', '.'),
    ...(tag.prior_rating && tag.prior_rating_date
      ? [`Before: ${tag.prior_rating} as of ${day(tag.prior_rating_date)}${prior}.`]
      : []),
  ]
}

const buildSections = (report: CompanyReport): Section[] => {
  const { description, risks, questions } = report.tag
  const text = (part: string) => printedText(report, part)
  return [
    { heading: 'Our view', paragraphs: view(report).map(text) },
    { heading: 'Business', paragraphs: (description ?? []).map(text) },
    { heading: 'Risks', paragraphs: risks ? [text(risks)] : [] },
    { heading: 'Questions we would ask', paragraphs: (questions ?? []).map(text), isList: true },
  ].filter(({ paragraphs }) => paragraphs.length > 0)
}

/** The heading of a part of the page; the cursor stands below it afterwards. */
export function drawHeading(pdf: Pdf, text: string, x: number, wide: number): void {
  pdf.font('Helvetica-Bold').fontSize(9.5).fill(ACCENT).text(text, x, pdf.y, { width: wide })
  pdf.y += 3
}

const INDENT = 9
const lines = { lineGap: 2 }

const measureHeight = (pdf: Pdf, { paragraphs, isList }: Section, size: number, wide: number): number => {
  pdf.font('Helvetica').fontSize(size)
  const own = wide - (isList ? INDENT : 0)
  return paragraphs.reduce((sum, text) => sum + pdf.heightOfString(text, { width: own, ...lines }) + 4, 26)
}

/** What there is to say in words, from the cursor down: in the largest letters that hold all, or as much of it as there is room for. */
export function drawWords(
  pdf: Pdf,
  { x, width: wide, bottom }: { x: number; width: number; bottom: number },
  report: CompanyReport,
): void {
  const all = buildSections(report)
  const top = pdf.y
  const fits = (size: number) =>
    all.reduce((sum, section) => sum + measureHeight(pdf, section, size, wide), top) <= bottom
  const size = [10.5, 10, 9.5, 9, 8.5, 8, 7.5].find(fits) ?? 7
  for (const section of all) {
    if (pdf.y + measureHeight(pdf, section, size, wide) > bottom + 12) continue
    drawHeading(pdf, section.heading, x, wide)
    for (const text of section.paragraphs) {
      const { y } = pdf
      const indent = section.isList ? INDENT : 0
      pdf.font('Helvetica').fontSize(size).fill(INK)
      if (section.isList) pdf.text('•', x, y, { lineBreak: false })
      pdf.text(text, x + indent, y, { width: wide - indent, ...lines })
      pdf.y += 4
    }
    pdf.y += 8
  }
}
