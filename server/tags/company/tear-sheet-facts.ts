import { ACCENT, GREY, INK, LINE, type Pdf, TINT } from '#server/platform/files/pdf-page.ts'
import { printable } from '#server/platform/files/printable.ts'
import type { CompanyReport } from './report.ts'
import { compactMoney, price, signedPercent } from './words.ts'

const HEIGHT = 58
const PAD = 10

type Fact = { label: string; value: string; note: string }

function buildFacts({ tag, upside }: CompanyReport): Fact[] {
  const formatPrior = (value: unknown, prior: string | null | undefined, isSame: boolean) =>
    value && prior ? (isSame ? 'unchanged' : `from ${prior}`) : ''
  const prior = tag.prior_target_price ? price(tag.prior_target_price, tag.target_price_currency) : null
  const isCurrencyOwn = tag.accounting_currency && tag.accounting_currency !== tag.price_currency
  return [
    {
      label: 'Rating',
      value: tag.equity_rating ?? 'Not rated',
      note: formatPrior(tag.equity_rating, tag.prior_rating, tag.prior_rating === tag.equity_rating),
    },
    {
      label: 'Price target',
      value: price(tag.target_price, tag.target_price_currency),
      note: formatPrior(tag.target_price, prior, tag.prior_target_price === tag.target_price),
    },
    { label: 'Upside', value: signedPercent(upside), note: upside === null ? '' : 'to the price target' },
    { label: 'Price', value: price(tag.close_price, tag.price_currency), note: 'last close' },
    {
      label: 'Market cap',
      value: compactMoney(tag.market_cap, tag.price_currency),
      note: isCurrencyOwn ? `accounts in ${tag.accounting_currency}` : '',
    },
  ]
}

/** The box with the key facts. The cursor is below it afterwards. */
export function drawFacts(pdf: Pdf, place: { x: number; y: number; width: number }, report: CompanyReport): void {
  const { x, y, width } = place
  const facts = buildFacts(report)
  const share = width / facts.length
  pdf.rect(x, y, width, HEIGHT).fill(TINT)
  pdf.rect(x, y, width, 2).fill(ACCENT)
  for (const [index, { label, value, note }] of facts.entries()) {
    const left = x + index * share + PAD
    const own = { width: share - 2 * PAD, lineBreak: false, height: 18 }
    if (index > 0) {
      const edge = x + index * share
      pdf
        .moveTo(edge, y + PAD)
        .lineTo(edge, y + HEIGHT - PAD)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke()
    }
    pdf
      .font('Helvetica')
      .fontSize(7.5)
      .fill(GREY)
      .text(label, left, y + 10, own)
    pdf.font('Helvetica-Bold')
    const text = printable(value)
    const size = [14, 13, 12, 11, 10, 9].find((points) => pdf.fontSize(points).widthOfString(text) <= own.width) ?? 8
    pdf
      .fontSize(size)
      .fill(INK)
      .text(text, left, y + 21, own)
    pdf
      .font('Helvetica')
      .fontSize(7.5)
      .fill(GREY)
      .text(printable(note), left, y + 41, own)
  }
  pdf.y = y + HEIGHT
}
