/** A page number, or a gap for omitted pages. */
export type PageLink = number | 'gap'

/**
 * The page numbers to show: the current one with its neighbours, the first and the last (R218, C56). Instead of a gap
 * for a single page, the page is shown.
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
