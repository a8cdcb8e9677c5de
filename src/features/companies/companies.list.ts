import { listCompanies } from '#api/companies.ts'
import type { List } from '#api/list.ts'
import type { Tag } from '#contract/tag.ts'
import { distinct } from '#lib/format/distinct.ts'
import { findLetter } from '#ui/alphabet-nav/alphabet-nav.tsx'
import { apiFilters, type CompaniesQuery } from './companies.query.ts'

export type ListScope = {
  /** The id of an analyst or a sector, to list its companies; empty: all (R304). */
  relatedTo: string
  /** Filters that the user cannot change, by the API's keys. */
  lockedFilters: URLSearchParams
  pageSize: number
  /** The maximum number of companies, in one answer or in all pages together. */
  limit: number
}

/** All companies of a letter, or of the first letter that has any (R272, C63). */
export async function fetchLetter(
  searchState: CompaniesQuery & { letter: string },
  { relatedTo, lockedFilters, pageSize, limit }: ListScope,
  signal: AbortSignal,
): Promise<List<Tag>> {
  const filters = apiFilters(searchState, lockedFilters)
  const request = async (letter: string): Promise<List<Tag>> => {
    const options = { relatedTo: relatedTo || undefined, filters, page: letter, pageSize, limit }
    const { records, paging } = await listCompanies(options, signal)
    return { records, paging: { ...paging, page: letter, num_pages: 1 } }
  }
  const page = await request(searchState.letter)
  const letters = page.paging.alphabetical_range
  if (!letters || letters.length === 0 || letters.includes(searchState.letter)) return page
  return request(findLetter(searchState.letter, letters))
}

/** All companies of every letter. The first page tells the number of pages; the others are loaded in parallel. */
export async function fetchAll(
  searchState: CompaniesQuery,
  { relatedTo, lockedFilters, pageSize, limit }: ListScope,
  signal: AbortSignal,
): Promise<List<Tag>> {
  const filters = apiFilters(searchState, lockedFilters)
  const request = (page: number) =>
    listCompanies({ relatedTo: relatedTo || undefined, filters, page, pageSize, limit }, signal)
  const first = await request(1)
  const pages = Math.min(first.paging.num_pages, Math.ceil(limit / pageSize))
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => request(index + 2)))
  const all = [first, ...others].flatMap(({ records }) => records)
  // A newly added company shifts the pages by one, so duplicates are removed.
  return { records: distinct(all).slice(0, limit), paging: { page: 1, num_pages: 1 } }
}
