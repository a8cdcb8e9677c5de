import { printable } from '#server/platform/files/printable.ts'
import type { CompanyReport } from './report.ts'

const LATIN = /\p{Script=Latin}/u
const PICTURES = /(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D})/gu
/** Words in other scripts, one after the other. */
const FOREIGN =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+(?:\s+[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+)*/gu

/** A company's name in the letters that a PDF's standard fonts have; its ticker where the name has none of them. */
export function printedName({ name, tag }: CompanyReport): string {
  const plain = name.replace(PICTURES, '').trim()
  return LATIN.test(plain) ? printable(plain) : printable(tag.ticker ?? `Company ${tag.id}`)
}

/** A text about the company as a PDF can show it: a name in another script gives way to the printed one. */
export function printedText(report: CompanyReport, text: string): string {
  const words = LATIN.test(report.name) ? text : text.replace(FOREIGN, printedName(report))
  return printable(words.replace(PICTURES, ''))
}

/** What stands for a figure that is missing. */
const NONE = 'n.a.'

/** `1,234.50`. The standard fonts have no minus sign; a dash is as wide as one. */
export function figure(value: number | null | undefined, decimals: number): string {
  if (value === null || value === undefined) return NONE
  const text = value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return text.replace('-', '–')
}

/** Amounts above a thousand need no hundredths. */
export const chooseDecimals = (values: readonly (number | null)[], most: number): number =>
  values.some((value) => value !== null && Math.abs(value) >= 1000) ? 0 : most

/** A share as a percentage with its sign, `+12.5%`. */
export const signedPercent = (share: number | null): string =>
  share === null ? NONE : `${share > 0 ? '+' : ''}${figure(share * 100, 1)}%`

/** An amount of money in a few digits: `SEK 61.6bn`. */
export function compactMoney(amount: number | null | undefined, currency: string | null | undefined): string {
  if (amount === null || amount === undefined) return NONE
  const [unit, size] =
    amount >= 1e12 ? (['tn', 1e12] as const) : amount >= 1e9 ? (['bn', 1e9] as const) : (['m', 1e6] as const)
  return `${currency ? `${currency} ` : ''}${figure(amount / size, 1)}${unit}`
}

/** A price or a target price: `SEK 144.33`. */
export const price = (amount: number | null | undefined, currency: string | null | undefined): string =>
  amount === null || amount === undefined
    ? NONE
    : `${currency ? `${currency} ` : ''}${figure(amount, chooseDecimals([amount], 2))}`
