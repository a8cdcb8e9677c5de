import { sortFields } from '#api/companies.ts'
import { withTags } from '#search/filters/edits.ts'
import {
  type DateKeys,
  putOrder,
  readFilters,
  type SearchFilters,
  type Tags,
  writeFilters,
} from '#search/filters/filters.ts'
import { withLockedFilters } from '#search/filters/locked-filters.ts'
import type { Sort } from '#ui/table/table.tsx'

/** The categories that companies are filtered by, in their order (R271). */
export const filterCategories = ['Region', 'Sector', 'Analyst', 'Country', 'Company', 'Ticker']

/** The key of the filter by rating, which is no category of the panel. */
export const RATING = 'Rating'

/** In place of a letter: the companies of every letter, on pages. */
export const EVERY_LETTER = 'ALL'

const LETTER = /^(?:[A-Z]|ALL)$/

const byName: Sort = { id: 'value', desc: false }
const noDates: DateKeys = { start: '', end: '' }

/** The query of the companies table. */
export type CompaniesQuery = {
  term: string
  tags: Tags
  /** `A` to `Z`, or every letter; empty: none requested (R272). */
  letter: string
  sort: Sort
}

/** Reads the filters and the letter. Dates and search by meaning do not apply here. */
export function readCompaniesQuery(filters: SearchFilters, query: URLSearchParams): CompaniesQuery {
  const { searchTerm: term, tags, orderBy } = filters
  const letter = query.get('page')?.toUpperCase() ?? ''
  return {
    term,
    tags,
    letter: LETTER.test(letter) ? letter : '',
    sort: orderBy && sortFields.includes(orderBy.field) ? { id: orderBy.field, desc: !orderBy.ascending } : byName,
  }
}

/** The tags, without the rating. */
export const withoutRating = ({ [RATING]: _, ...tags }: Tags): Tags => tags

/** Narrows to a rating, or to none. Other filters stay. */
export const withRating = (query: URLSearchParams, tags: Tags, rating: string | undefined): URLSearchParams =>
  withTags(query, { ...withoutRating(tags), ...(rating !== undefined && { [RATING]: [rating] }) })

export const isFiltered = ({ term, tags }: CompaniesQuery): boolean => term !== '' || Object.keys(tags).length > 0

/** The filters by the API's keys, with those that a host has locked. */
export function apiFilters({ term, tags, sort }: CompaniesQuery, lockedFilters: URLSearchParams): URLSearchParams {
  const none = readFilters(new URLSearchParams(), noDates)
  const orderBy = { field: sort.id, ascending: !sort.desc }
  return withLockedFilters(writeFilters({ ...none, searchTerm: term, tags, orderBy }, noDates), lockedFilters)
}

/** Sets the letter; everything else stays. */
export function withLetter(query: URLSearchParams, letter: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set('page', letter)
  return next
}

/** Sets the order of the rows (R225, R229); the default order has no keys. */
export function withSort(query: URLSearchParams, { id, desc }: Sort): URLSearchParams {
  const next = new URLSearchParams(query)
  putOrder(next, id === byName.id && !desc ? undefined : { field: id, ascending: !desc })
  return next
}
