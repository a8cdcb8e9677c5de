import type { PaginationMetadata } from '#contract/list.ts'
import { getFirst, type Parameter } from './values.ts'

const DEFAULT_SIZE = 20
const LARGEST_SIZE = 100

/** No list is longer than this, whatever is asked for. */
export const HARD_LIMIT = 10_000

/** Which records of a list are asked for: pages count from 1, `limit` caps the whole list (R154). */
export type Page = { page: number; pageSize: number; limit: number }

const positive = (parameter: Parameter, otherwise: number) => {
  const text = getFirst(parameter)
  return /^\d+$/.test(text) && Number(text) > 0 ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : otherwise
}

type PageQuery = { page?: Parameter; page_size?: Parameter; limit?: Parameter }

/** Reads `page`, `page_size` (1 to 100, or to `largest`) and `limit`; what is malformed counts as absent. */
export const toPage = (query: PageQuery, largest = LARGEST_SIZE): Page => ({
  page: positive(query.page, 1),
  pageSize: Math.min(positive(query.page_size, DEFAULT_SIZE), largest),
  limit: Math.min(positive(query.limit, HARD_LIMIT), HARD_LIMIT),
})

/** The rows to read for a page: none beyond the limit. */
export function toRowRange({ page, pageSize, limit }: Page): { offset: number; count: number } {
  const offset = Math.min((page - 1) * pageSize, limit)
  return { offset, count: Math.min(pageSize, limit - offset) }
}

/** Where the list stands; `total` is already capped by the limit. */
export const buildMetadata = ({ page, pageSize }: Page, total: number): PaginationMetadata => ({
  page,
  num_pages: Math.ceil(total / pageSize),
  max_records: total,
})
