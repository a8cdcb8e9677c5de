import type { Tag } from '#contract/tag.ts'
import { foldText } from '#lib/format/fold-text.ts'
import { computeUpside } from '#lib/format/upside.ts'
import type { Sort } from '#ui/table/table.tsx'

/** What each column is sorted by. */
const keys: Readonly<Record<string, (company: Tag) => string | number | null | undefined>> = {
  value: ({ value }) => value,
  ticker: ({ ticker }) => ticker,
  sub_sector: (company) => company.sub_sector || company.sector,
  equity_rating: (company) => company.equity_rating || company.rating,
  related_analyst: (company) => (company.related_analyst ?? company.analysts?.[0])?.value,
  last_updated: (company) => company.last_updated,
  upside: computeUpside,
}

const fold = (key: string | number | null | undefined) => (typeof key === 'string' ? foldText(key) : (key ?? ''))

const compare = <Key extends string | number>(a: Key, b: Key) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Sorts as the API most likely will, to show at once until its answer arrives. Rows without a value come last in both
 * directions.
 */
export function sortCompanies(companies: readonly Tag[], { id, desc }: Sort): Tag[] {
  const getKey = keys[id] ?? (() => '')
  const all = companies
    .map((company) => ({ company, key: fold(getKey(company)), name: foldText(company.value ?? '') }))
    .sort((a, b) => compare(a.name, b.name))
  const known = all.filter(({ key }) => key !== '')
  const unknown = all.filter(({ key }) => key === '')
  known.sort((a, b) => (desc ? -1 : 1) * compare(a.key, b.key))
  return [...known, ...unknown].map(({ company }) => company)
}
