import type { PaginationMetadata } from '../contract/list.ts'

/** Why a list ends: there is more to load, all of it is here, or as much is here as one may load (R233, R246). */
export type ListEnd = 'more' | 'complete' | 'limit'

/** At the limit nothing more is offered, even where the API has further pages (trap 11). */
export function listEnd(loaded: number, limit: number, paging: PaginationMetadata): ListEnd {
  if (loaded >= limit) return 'limit'
  return Number(paging.page) < paging.num_pages ? 'more' : 'complete'
}

/** A page number, or a gap that stands for those left out. */
export type PageLink = number | 'gap'

/**
 * The page numbers to show: the current one with its neighbours, the first and the last (R218, C56). A gap of one page
 * would be as wide as the page itself, so that page is shown.
 */
export function pageWindow(current: number, count: number): PageLink[] {
  const near = [1, current - 1, current, current + 1, count]
  const shown = [...new Set(near.filter((page) => page >= 1 && page <= count))].sort((a, b) => a - b)
  return shown.flatMap((page, index): PageLink[] => {
    const before = shown[index - 1] ?? 0
    if (page - before <= 1) return [page]
    return page - before === 2 ? [page - 1, page] : ['gap', page]
  })
}
