import type { PaginationMetadata } from '#contract/list.ts'

/** Why a list ends: there is more to load, all of it is here, or as much is here as one may load (R233, R246). */
export type ListEnd = 'more' | 'complete' | 'limit'

/** At the limit nothing more is offered, even where the API has further pages (trap 11). */
export function listEnd(loaded: number, limit: number, paging: PaginationMetadata): ListEnd {
  if (loaded >= limit) return 'limit'
  return Number(paging.page) < paging.num_pages ? 'more' : 'complete'
}
