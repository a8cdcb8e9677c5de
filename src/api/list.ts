import type { DocumentList } from '#contract/document.ts'
import type { ListAnswer, PaginationMetadata } from '#contract/list.ts'
import type { TagList } from '#contract/tag.ts'
import { toRecords } from '#lib/format/words.ts'
import { badResponse } from './errors.ts'

/** What the API did about a search that found nothing, or what the user can do. */
export type Recovery = Pick<DocumentList, 'corrected_search_term' | 'removable_filters'> &
  Pick<TagList, 'similar_names'>

/** A list in one shape. */
export type List<T> = { records: T[]; paging: PaginationMetadata; recovery?: Recovery }

/**
 * Accepts a bare array as well as `{records, pagination_metadata}` (R152). A list without paging is one page. Anything
 * that is not a record is left out.
 */
export function toList<T extends object>(answer: unknown): List<T> {
  const given = answer as Partial<Exclude<ListAnswer<T>, T[]>> | T[] | null | undefined
  const { records, pagination_metadata } = Array.isArray(given) ? { records: given } : (given ?? {})
  if (!Array.isArray(records)) throw badResponse()
  const known = pagination_metadata ?? { max_records: records.length }
  return { records: toRecords(records), paging: { page: 1, num_pages: 1, ...known } }
}

/** Which records of a list, from page 1; `limit` is the maximum number in all pages together. */
export type ListPage = { page: number; pageSize: number; limit: number }

/** Adds `page`, `page_size` and `limit` to a query (R154). */
export function withPaging(
  filters: URLSearchParams,
  paging: { page: number | string; pageSize: number; limit: number },
): URLSearchParams {
  const query = new URLSearchParams(filters)
  query.set('page', String(paging.page))
  query.set('page_size', String(paging.pageSize))
  query.set('limit', String(paging.limit))
  return query
}
