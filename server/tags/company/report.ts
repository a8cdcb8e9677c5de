import type { Tag } from '#contract/tag.ts'
import { computeUpside } from '#lib/format/upside.ts'

/** How the figures of a row are told: in millions, as an amount per share, or as a multiple. */
export type FigureKind = 'amount' | 'share' | 'multiple'

export type FigureRow = { name: string; kind: FigureKind; values: readonly (number | null)[] }

/** What the files of a company are made of: its record as `tags/{id}` answers it, so that the numbers are the same. */
export type CompanyReport = {
  tag: Tag
  name: string
  printedAt: Date
  /** Of the target price over the last close, as a share; null where one is missing or the currencies differ or are unknown. */
  upside: number | null
  years: readonly { year: string; flag: string }[]
  rows: readonly FigureRow[]
}

const kinds: Readonly<Record<string, FigureKind>> = { EPS: 'share', DPS: 'share', 'P/E': 'multiple' }

/** Puts a company's record in order for its files. */
export function buildReport(tag: Tag, printedAt: Date): CompanyReport {
  const table = tag.company_financials_table ?? {}
  const flags = tag.year_flags ?? {}
  const years = [...new Set([...Object.values(table).flatMap(Object.keys), ...Object.keys(flags)])].sort()
  return {
    tag,
    name: tag.value ?? tag.ticker ?? `Company ${tag.id}`,
    printedAt,
    upside: computeUpside(tag) ?? null,
    years: years.map((year) => ({ year, flag: flags[year] ?? '' })),
    rows: Object.entries(table).map(([name, values]) => ({
      name,
      kind: kinds[name] ?? 'amount',
      values: years.map((year) => values[year] ?? null),
    })),
  }
}

/** The analysts who cover the company, the lead first. Those who have left have no profile and cannot be contacted. */
export const formatAnalysts = ({ tag }: CompanyReport) =>
  (tag.analysts ?? [])
    .filter(({ profile_link }) => profile_link)
    .map(({ value, role, email, phone }) => ({
      name: value ?? '',
      role: role ?? '',
      email: email ?? '',
      phone: phone ?? '',
    }))

/** What the figures are counted in. */
export function formatUnits({ tag }: CompanyReport): string {
  const amounts = tag.accounting_currency ? `${tag.accounting_currency} m` : 'Millions'
  return tag.price_currency ? `${amounts}; per share in ${tag.price_currency}` : amounts
}
