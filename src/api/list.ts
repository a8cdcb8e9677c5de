import type { ListAnswer, PaginationMetadata } from '../contract/list.ts'
import { ApiError } from './errors.ts'

/** A list in one form, however it came. */
export type List<T> = { records: T[]; paging: PaginationMetadata }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Takes a bare array as well as `{records, pagination_metadata}` (R152); a bare array is the whole list on one page. */
export function toList<T>(answer: unknown): List<T> {
  const given = answer as ListAnswer<T> | undefined
  if (Array.isArray(given)) return { records: given, paging: { page: 1, num_pages: 1, max_records: given.length } }
  if (!isRecord(given) || !Array.isArray(given.records)) throw new ApiError('bad-response', 'Bad Response')
  const { page = 1, num_pages = 1, ...rest } = given.pagination_metadata ?? {}
  return { records: given.records, paging: { page, num_pages, ...rest } }
}

/** Adds `page`, a number or a letter, `page_size` and `limit` to a query (R154). */
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
