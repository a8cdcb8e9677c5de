import type { ListQuery } from '../../../src/contract/filter.ts'
import type { Library } from '../database/tables/documents.ts'
import { type Span, spanOf } from '../lists/dates.ts'
import { type Page, pageOf } from '../lists/paging.ts'
import { firstOf, listOf, tagFiltersOf } from '../lists/values.ts'
import { librariesOf } from './libraries.ts'

/** What narrows a document list: AND between the parts and between categories, OR between a category's values. */
export type DocumentFilter = {
  /** Lists of libraries a document must stand in, each of them. */
  libraries: readonly (readonly Library[])[]
  tags: ReadonlyMap<string, ReadonlySet<string>>
  span: Span
  /** Folded; '' for none. */
  term: string
}

const orders = ['publication_date', 'title', 'views', 'document_type', 'page_count'] as const
export type OrderField = (typeof orders)[number]

/** No field given: newest first, or the best match first where there is a search term. */
export type DocumentOrder = { field: OrderField | undefined; ascending: boolean }

export type DocumentRequest = { filter: DocumentFilter; order: DocumentOrder; page: Page }

const LONGEST_TERM = 200

/** Reads a document list's query (R222–R227); `libraries` are those of the call itself, null for all. */
export function documentRequestOf(query: ListQuery, ofCall: readonly Library[] | null): DocumentRequest {
  const asked = librariesOf(listOf(query.libraries))
  const field = orders.find((name) => name === query.order_by_field)
  return {
    filter: {
      libraries: [ofCall, asked].filter((list) => list !== null),
      tags: tagFiltersOf(query),
      span: spanOf(firstOf(query.start_date), firstOf(query.end_date)),
      term: firstOf(query.search_term).slice(0, LONGEST_TERM),
    },
    order: { field, ascending: field !== undefined && query.order_by_order === 'asc' },
    page: pageOf(query),
  }
}
