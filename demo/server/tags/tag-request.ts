import type { ListQuery } from '../../../src/contract/filter.ts'
import { type Page, pageOf } from '../lists/paging.ts'
import { firstOf, tagFiltersOf } from '../lists/values.ts'

/** What a list of tags is asked for; `letter` stands in place of a page number on an alphabetical list. */
export type TagRequest = {
  tags: ReadonlyMap<string, ReadonlySet<string>>
  term: string
  letter: string | undefined
  descending: boolean
  page: Page
}

const LONGEST_TERM = 200

/** Reads a tag list's query (R377). Tags are in alphabetical order unless `order_by_field` asks to turn it round. */
export function tagRequestOf(query: ListQuery): TagRequest {
  const page = firstOf(query.page).toUpperCase()
  return {
    tags: tagFiltersOf(query),
    term: firstOf(query.search_term).slice(0, LONGEST_TERM),
    letter: /^[A-Z]$/.test(page) ? page : undefined,
    descending: query.order_by_field !== undefined && query.order_by_order !== 'asc',
    page: pageOf(query),
  }
}
