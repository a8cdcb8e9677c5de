import { sortFields } from '#entities/company/company-columns.ts'
import { type DateKeys, readFilters, type SearchFilters, type Tags, writeFilters } from '#search/filters/filters.ts'
import { withLockedFilters } from '#search/filters/locked-filters.ts'
import type { Sort } from '#ui/table/table.tsx'

/** The categories that companies are filtered by, in their order (R271). */
export const filterCategories = ['Region', 'Sector', 'Analyst', 'Country', 'Company', 'Ticker']

const byName: Sort = { id: 'value', desc: false }
const noDates: DateKeys = { start: '', end: '' }

/** What a query asks of the table of companies. */
export type CompaniesQuery = {
  term: string
  tags: Tags
  /** `A` to `Z`; empty where none is requested (R272). */
  letter: string
  sort: Sort
}

/** What the filters and the letter mean here; keys of dates or of a search by meaning mean nothing. */
export function readCompaniesQuery(filters: SearchFilters, query: URLSearchParams): CompaniesQuery {
  const { searchTerm: term, tags, orderBy } = filters
  const letter = query.get('page')?.toUpperCase() ?? ''
  return {
    term,
    tags,
    letter: /^[A-Z]$/.test(letter) ? letter : '',
    sort: orderBy && sortFields.includes(orderBy.field) ? { id: orderBy.field, desc: !orderBy.ascending } : byName,
  }
}

export const isNarrowed = ({ term, tags }: CompaniesQuery): boolean => term !== '' || Object.keys(tags).length > 0

/** The same as the API takes it, together with what a host has locked. */
export function apiFilters({ term, tags, sort }: CompaniesQuery, lockedFilters: URLSearchParams): URLSearchParams {
  const none = readFilters(new URLSearchParams(), noDates)
  const orderBy = { field: sort.id, ascending: !sort.desc }
  return withLockedFilters(writeFilters({ ...none, searchTerm: term, tags, orderBy }, noDates), lockedFilters)
}

/** Another letter; all else stays. */
export function withLetter(query: URLSearchParams, letter: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set('page', letter)
  return next
}

/** Another order of the same rows (R225, R229); the alphabetical one needs no keys. */
export function withSort(query: URLSearchParams, { id, desc }: Sort): URLSearchParams {
  const next = new URLSearchParams(query)
  const isDefault = id === byName.id && !desc
  if (isDefault) next.delete('order_by_field')
  else next.set('order_by_field', id)
  if (isDefault) next.delete('order_by_order')
  else next.set('order_by_order', desc ? 'desc' : 'asc')
  return next
}
