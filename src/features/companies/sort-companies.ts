import type { Tag } from '#contract/tag.ts'
import { foldText } from '#lib/format/fold-text.ts'
import type { Sort } from '#ui/table/table.tsx'

/** The text of each column. */
const texts: Readonly<Record<string, (company: Tag) => string | null | undefined>> = {
  value: ({ value }) => value,
  ticker: ({ ticker }) => ticker,
  sub_sector: (company) => company.sub_sector || company.sector,
  equity_rating: (company) => company.equity_rating || company.rating,
  related_analyst: (company) => (company.related_analyst ?? company.analysts?.[0])?.value,
  last_updated: (company) => company.last_updated,
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Sorts as the API most likely will, to show at once until its answer arrives. Rows without a value come last in both
 * directions.
 */
export function sortCompanies(companies: readonly Tag[], { id, desc }: Sort): Tag[] {
  const getText = texts[id] ?? (() => '')
  const all = companies
    .map((company) => ({ company, text: foldText(getText(company) ?? ''), name: foldText(company.value ?? '') }))
    .sort((a, b) => compare(a.name, b.name))
  const known = all.filter(({ text }) => text !== '')
  const unknown = all.filter(({ text }) => text === '')
  known.sort((a, b) => (desc ? -1 : 1) * compare(a.text, b.text))
  return [...known, ...unknown].map(({ company }) => company)
}
