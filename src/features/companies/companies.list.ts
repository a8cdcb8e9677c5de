import { type CompaniesRequest, listCompanies } from '#api/companies.ts'
import type { List } from '#api/list.ts'
import type { Tag } from '#contract/tag.ts'
import { distinct } from '#lib/format/distinct.ts'
import { findLetter } from '#ui/alphabet-nav/letters.ts'
import { apiFilters, type CompaniesQuery, EVERY_LETTER } from './companies.query.ts'

export type ListScope = {
  /** The id of an analyst or a sector, to list its companies; empty: all (R304). */
  relatedTo: string
  /** Filters that the user cannot change, by the API's keys. */
  lockedFilters: URLSearchParams
  pageSize: number
  /** The maximum number of companies, in one answer or in all pages together. */
  limit: number
}

const LARGEST_PAGE = 100

/** The same in the largest pages that an API gives, for what is asked for as a whole. */
export const inLargePages = (scope: ListScope): ListScope => ({ ...scope, pageSize: LARGEST_PAGE })

/** The request for a letter, or for a page of all companies. */
export function toRequest(
  searchState: CompaniesQuery,
  { relatedTo, lockedFilters, pageSize, limit }: ListScope,
  page: string | number,
): CompaniesRequest {
  return { relatedTo: relatedTo || undefined, filters: apiFilters(searchState, lockedFilters), page, pageSize, limit }
}

/** The request with which a letter, or every letter, begins. */
export const toFirstRequest = (searchState: CompaniesQuery, scope: ListScope, letter: string): CompaniesRequest =>
  letter === EVERY_LETTER ? toRequest(searchState, inLargePages(scope), 1) : toRequest(searchState, scope, letter)

/** All companies of a letter as the only page of a list. */
export const toLetter = ({ paging, ...list }: List<Tag>, letter: string): List<Tag> => ({
  ...list,
  paging: { ...paging, page: letter, num_pages: 1 },
})

/** Whether an answer is all that a letter has; of every letter it may be the first page. */
export const isWholeLetter = (list: List<Tag>, letter: string): boolean =>
  letter === EVERY_LETTER ? list.paging.num_pages <= 1 : hasLetter(list, letter)

/** Whether a letter has companies, or the API does not say. */
function hasLetter({ paging }: List<Tag>, letter: string): boolean {
  const letters = paging.alphabetical_range
  return !letters || letters.length === 0 || letters.includes(letter)
}

/** All companies of a letter, or of the first letter that has any (R272, C63); or of every letter. */
export async function fetchLetter(
  searchState: CompaniesQuery & { letter: string },
  scope: ListScope,
  signal: AbortSignal,
): Promise<List<Tag>> {
  if (searchState.letter === EVERY_LETTER)
    return toLetter(await fetchAll(searchState, inLargePages(scope), signal), EVERY_LETTER)
  const request = async (letter: string) =>
    toLetter(await listCompanies(toRequest(searchState, scope, letter), signal), letter)
  const page = await request(searchState.letter)
  return hasLetter(page, searchState.letter)
    ? page
    : request(findLetter(searchState.letter, page.paging.alphabetical_range ?? []))
}

/** All companies of every letter. The first page tells the number of pages; the others are loaded in parallel. */
export async function fetchAll(searchState: CompaniesQuery, scope: ListScope, signal: AbortSignal): Promise<List<Tag>> {
  const { pageSize, limit } = scope
  const request = (page: number) => listCompanies(toRequest(searchState, scope, page), signal)
  const first = await request(1)
  const pages = Math.min(first.paging.num_pages, Math.ceil(limit / pageSize))
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => request(index + 2)))
  const all = [first, ...others].flatMap(({ records }) => records)
  // A newly added company shifts the pages by one, so duplicates are removed.
  return { ...first, records: distinct(all).slice(0, limit), paging: { ...first.paging, page: 1, num_pages: 1 } }
}
