import type { ListQuery } from '#contract/filter.ts'
import { type Page, toPage } from '#server/platform/http/lists/paging.ts'
import { getFirst, parseTagFilters } from '#server/platform/http/lists/values.ts'

const orders = ['value', 'ticker', 'sub_sector', 'equity_rating', 'related_analyst', 'last_updated', 'upside'] as const
export type TagOrderField = (typeof orders)[number]

export type TagOrder = { field: TagOrderField; ascending: boolean }

/** What a list of tags is asked for; `letter` stands in place of a page number on an alphabetical list. */
export type TagRequest = {
  tags: ReadonlyMap<string, ReadonlySet<string>>
  term: string
  letter: string | undefined
  order: TagOrder
  page: Page
}

const LONGEST_TERM = 200

/** An unknown field counts as absent, so that an old link still shows its list: by name, from A to Z. */
function parseOrder(query: ListQuery): TagOrder {
  const asked = getFirst(query.order_by_field)
  const field = orders.find((name) => name === asked)
  return field ? { field, ascending: query.order_by_order === 'asc' } : { field: 'value', ascending: true }
}

/** Reads a tag list's query (R225, R377). */
export function parseTagRequest(query: ListQuery): TagRequest {
  const page = getFirst(query.page).toUpperCase()
  return {
    tags: parseTagFilters(query),
    term: getFirst(query.search_term).slice(0, LONGEST_TERM),
    letter: /^[A-Z]$/.test(page) ? page : undefined,
    order: parseOrder(query),
    page: toPage(query),
  }
}
